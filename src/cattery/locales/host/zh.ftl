# 供主人使用（backup、restore、doctor、users、export-user、delete-user、prune）：中文

# 完成
backed-up = { $file }：已备份 { $matches } 局、{ $users } 人，{ $size } MB，试读无误。
restored = { $database }：已从 { $file } 恢复 { $matches } 局、{ $users } 人，{ $size } MB。
exported = 关于 { $name }（{ $user }）保存的全部内容。时间为 UTC。
delete-ask = { $name }（{ $user }）在 { $matches } 局中有座位。对局保留，但不再有名字；此人写的内容会删除。无法撤销。
delete-prompt = 删除吗？[y/N]
delete-yes = y yes 是
delete-left = 没有任何改动。
deleted = 已删除 { $name }（{ $user }）。{ $matches ->
    [0] 此人没有对局。
   *[other] 保留 { $matches } 局，不再有名字。
}
pruned = { $days } 天未动：已删除 { $matches } 局，以及没有对局的 { $users } 人。
would-prune = { $days } 天未动：将删除 { $matches } 局，以及没有对局的 { $users } 人。没有任何改动。
no-users = 没有这样的人。
head-id = ID
head-name = 名字
head-seen = 最近来过
head-matches = 对局

# 检查：等级
level-ok = 正常
level-warning = 警告
level-problem = 问题

# 检查：结果
python = Python { $version }，SQLite { $sqlite }。
packages = Cattery { $version }，所需的 { $count } 个软件包齐全。
packages-unknown = Cattery 没有作为软件包安装，因此没有检查它所需的软件包。
packages-lacking = 缺少或过旧的软件包：{ $packages }。
folder = 数据文件夹 { $folder }：可以写入。
folder-missing = 还没有数据文件夹 { $folder }。
folder-unwritable = 数据文件夹 { $folder } 无法写入：{ $reason }。
others-may-look = 本机其他用户可以打开 { $file }；其中有进行中对局的手牌和种子。
space = 剩余空间 { $size } MB。
file = { $file }：只有所有者可以读取。
wal = 数据库旁的写入日志：{ $size } MB。
database = 数据库（{ $kind }）有响应：{ $size } MB。
database-missing = 还没有数据库 { $file }。
database-failed = { $reason }
no-tables = { $database } 里还没有表。
migrations = 表的版本为 { $version }，是最新的。
migrations-pending = 表的版本为 { $version }；尚待升级：{ $pending }。
sound = 文件逐页检查完好。
sound-server = 数据库服务器自己照看它的文件。
unsound = 文件至少有 { $count } 处损坏，第一处：{ $first }
writable = 数据库可以写入。
matches = 对局：未开始 { $lobby }，进行中 { $running }，休眠 { $asleep }，已结束 { $over }；{ $users } 人。
rules = 所有对局的规则本程序都认识。
rules-unknown = { $game } 有 { $count } 局使用本程序不认识的规则版本 { $version }；其中 { $unfinished } 局未结束。
logs = 最新的 { $count } 局已按记录重演并比较；有错的：{ $wrong }。
log-wrong = 对局 { $match }：{ $reason }
clock = 时钟：{ $here }。
clock-behind = 时钟（{ $here }）落后于已写入的时间（{ $last }）。
clock-apart = 时钟（{ $here }）与数据库服务器的时钟（{ $there }）不一致。

# 检查：对局有什么不对
fault-seed = 种子不是当初承诺的那个。
fault-refused = 无法摆开。{ $reason }
fault-unreadable = 无法读取。
fault-gap = 记录缺少第 { $number } 行。
fault-action = 记录第 { $number } 行不合规则。{ $reason }
fault-chance = 记录第 { $number } 行的牌与种子不符。
fault-seq = 它说最后一行是 { $got }，记录中是 { $expected }。
fault-status = 它的状态是“{ $got }”，与记录不符。
fault-result = 它的结果与记录不符。

# 检查：怎么办
do-python = 请安装 Python 3.11 或更新版本，SQLite 3.35 或更新版本。
do-packages = 请安装：pip install --upgrade cattery，或在源代码中 make play。
do-serve = “cattery serve”会创建它。如果本应已有，请查看 --data、--database 及其环境变量。
do-folder = 把文件夹交给当前用户，或用 --data 另选一个。
do-private = chmod go= { $file }
do-space = 请腾出空间：“cattery prune”、旧备份、该磁盘上的其他文件。磁盘满了所有对局都会停住，但不会丢失。
do-wal = 有程序长时间在读取。请重启服务器；如果仍然如此，查找占用该文件的其他程序。
do-reach = 地址对吗？服务器在运行吗？当前用户可以在那里读写吗？
do-busy = 另一个程序占着数据库。请找到并停止它。
do-upgrade = 请安装用过这个数据库的较新 Cattery。不要退回旧版本。
do-damaged = 停止服务器，保留一份文件副本，然后把最近的备份恢复到新文件：cattery restore。
do-migrate = 先备份，再重启服务器：它会自动更新表。
do-rules = 请用开局时的 Cattery 把它们下完；“cattery prune”会删除旧的。
do-log = 请保留一份数据库副本并报告。这一局会被拒绝或出错，其他对局不受影响。
do-clock = 请校准时钟（NTP）。回合计时和清理都依赖它。

# 错误
error-no-database = { $file }：没有数据库。参见 --data 和 --database。
error-no-tables = { $database } 里还没有 Cattery 的表。
error-old-tables = { $database } 的表是旧版本（{ $version }）。请用 pg_dump 复制，然后启动一次服务器：它会更新这些表。
error-user = 没有编号为“{ $got }”的人。“cattery users”会列出所有人。
error-backup = { $file } 无法恢复。{ $reason }
error-backup-rows = { $file } 无法恢复：其中有些数据不是 Cattery 写的。
error-not-confirmed = 没有人回答，什么都没有删除。--yes 可不经询问直接删除。
