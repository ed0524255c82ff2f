# 命令行：中文

# 帮助：框架
usage = 用法：
usage-options = [选项]
usage-command = 命令 [选项]
heading-commands = 命令
heading-arguments = 参数
heading-options = 选项
heading-examples = 例子
help = 关于猫、老鼠和害虫的纸牌游戏，可以和机器人玩，也可以和朋友共用一个键盘。
    “cattery 命令 --help”会说明每个命令。
examples =
    cattery play
        选一个游戏，和机器人玩
    cattery play felix --players 3
        和两个机器人玩 Felix
    cattery rules cockroach-poker --lang fr
        法语的蟑螂扑克规则
exit-codes = 退出码：0 完成，1 “doctor”发现问题，2 出错（标准错误输出一行），130 被中断。

# 命令
about-play = 在这里玩一局，和机器人或和朋友
about-watch = 看机器人对局，用文字讲述
about-replay = 讲述一局保存的游戏，从某个座位看
about-verify = 逐行检查保存的游戏
about-rules = 游戏的规则
about-options = 游戏里可以设置什么
about-simulate = 让机器人玩很多局并统计
about-bench = 测量游戏在这台机器上有多快
about-warm = 预先生成规则的快速形式
help-play = 在这个终端里玩一局。没有人坐的座位由机器人来坐。
    每步之后都会保存；“cattery play”会提供继续的选项。
help-watch = 看机器人互相对局，以旁观者或某个座位的视角。
help-replay = 从头讲述一局保存的游戏，以旁观者或某个座位的视角。
help-verify = 检查保存的游戏是否符合规则，如有种子，也检查是否与种子一致。
    如果不符，会指出第一处错误的行，退出码为 2。
help-rules = 按编号列出游戏规则，以及各选项的值。
help-options = 游戏的全部选项和预设：决定什么、有哪些值、默认值是什么。
help-simulate = 让机器人玩很多局：每秒局数和步数、得分、带区间的胜率、长度、结局。
help-bench = 测量游戏在这台机器上有多快。
help-warm = 现在就生成规则的快速形式，使第一次模拟立即开始。
examples-simulate =
    cattery simulate felix --players 4 --games 10000
        按经验法则玩一万局
    cattery simulate cat-and-mouse --policy random --json
        随机玩家，输出供程序读取
examples-bench =
    cattery bench
        所有游戏
    cattery bench --json
        同上，供程序读取
examples-warm =
    cattery warm
        所有游戏
examples-play =
    cattery play felix
        四人 Felix：你和三个机器人
    cattery play cockroach-poker --players 5 --hotseat 1,2 --name Ada --name Bo
        Ada 和 Bo 共用键盘，另有三个机器人
    cattery play felix --preset french --option rounds=5
        法国规则，五轮
    cattery play felix --server http://192.168.1.20:8642
        在服务器（“cattery serve”）上，与其他终端的朋友一起玩；会显示加入方法
examples-watch =
    cattery watch felix --pace 0
        一次看完整局
    cattery watch cat-and-mouse --seat 1 --seed 2a
        第一位玩家的视角，这一局可以重现
examples-replay =
    cattery replay game.txt
        以旁观者的视角
    cattery replay game.txt --seat all
        游戏结束后全部公开
examples-verify =
    cattery verify game.txt
        说明一切正常，或指出第一处错误的行
    cattery verify game.txt --json
        同上，供程序读取
examples-rules =
    cattery rules felix
        Felix 的规则
    cattery rules felix --players 3 --preset french
        采用法国规则的选项
examples-options =
    cattery options felix
        Felix 的全部选项
    cattery options felix --json
        同上，供程序读取

# 占位
meta-game = 游戏
meta-number = N
meta-preset = 预设
meta-option = 名称=值
meta-seat = 座位
meta-seats = 座位
meta-name = 名字
meta-seed = 十六进制
meta-file = 文件
meta-seconds = 秒
meta-lang = 语言

# 参数
arg-play-game = { $games } 之一；不写会询问
arg-game = { $games } 之一
arg-file = Cattery 保存的游戏
opt-version = 显示版本
opt-help = 显示本帮助
opt-lang = en、fr、de、pl 或 zh；不写则用系统语言
opt-players = 玩家人数
opt-preset = 按名称选一组选项（见：cattery options 游戏）
opt-option = 一个选项；可以写多次
opt-play-seat = 你的座位，从 1 起（不写则为 1）
opt-hotseat = 几个人共用键盘：他们的座位，如 1,3，或 all
opt-name = 玩家的名字，先是人，后是机器人；可以写多次
opt-seed = 决定一切随机结果：种子相同，发牌相同
opt-load = 继续保存的游戏
opt-pace = 机器人行动后的停顿
opt-seat-watch = 谁的视角：从 1 起的座位，或 all 全部公开（不写则为旁观者）
opt-seat-replay = 谁的视角：从 1 起的座位，或在游戏结束后用 all 全部公开（不写则为旁观者）
opt-json = 输出供程序读取
opt-json-lines = 输出供程序读取，每行一个 JSON 对象
opt-games = 局数
opt-policy = 由谁来玩：random（随机）、heuristic（经验法则），或逐座位写：heuristic,random
opt-seed-number = 数字相同，各局相同
opt-plain = 以普通 Python 运行规则
opt-compiled = 以机器码运行规则（默认）
opt-threads = 线程数

# 命令的输出
verified = 正常：{ $game }，{ $actions } 步，结局 { $ending }，得分 { $scores }。
verified-running = 正常：{ $game }，{ $actions } 步，尚未结束。

# 错误
error-command = 没有命令“{ $got }”。命令：{ $expected }。
error-language = 没有语言“{ $got }”。语言：{ $expected }。
error-required = 缺少{ $what }。参见：{ $command }
error-unrecognized = 看不懂“{ $got }”。参见：{ $command }
error-no-value = 选项 { $option } 需要一个值。
error-value-given = 选项 { $option } 不带值。
error-value = { $option } 不能是“{ $got }”。应为：{ $expected }。
error-together = { $first } 不能与 { $second } 一起使用。
error-not-over = 游戏还没有结束，不能显示“{ $got }”。应为：{ $expected }。
error-arguments = 看不懂这些参数：{ $reason }。
meta-policy = 策略
arg-warm-game = { $games } 之一；不写则为全部
arg-bench-game = { $games } 之一；不写则为全部
opt-bench-seconds = 每项测量多久
error-policies = 给了 { $got } 个策略。应为：所有人共用一个，或 { $expected } 个，每位玩家一个。

# 服务器存放对局之处
meta-url = URL
meta-folder = 文件夹
opt-database = 对局存放处：sqlite:///文件 或 postgresql://用户@主机/数据库（不写则用 $CATTERY_DATABASE，或数据文件夹中的 cattery.db）
opt-data = 数据文件夹（不写则用 $CATTERY_DATA，或保存你的游戏的文件夹）

# 服务器
about-serve = 为朋友开设对局，可在家中或网络上
help-serve = 保存对局，让玩家、程序和机器人通过 HTTP 参与。
    如不另行指定，只有本机可以访问。按 Ctrl-C 停止；进行中的对局会在下次启动时继续。
examples-serve =
    cattery serve
        在本机试用
    cattery serve --lan
        对本地网络中的所有人开放
    cattery serve --public-url https://cats.example.org
        放在拥有证书的网站服务器之后
meta-host = 地址
opt-host = 监听的地址（否则用 $CATTERY_HOST，或只有本机能访问的 127.0.0.1）
opt-port = 监听的端口（否则用 $CATTERY_PORT，或 8642）；0 表示任一空闲端口
opt-lan = 允许整个本地网络访问（等同 $CATTERY_LAN=1）
opt-public-url = 中间有代理时，玩家使用的网址（否则用 $CATTERY_PUBLIC_URL）
opt-bot-workers = 供机器人思考的进程数（否则用 $CATTERY_BOT_WORKERS，或 1）
opt-open = 有显示器时，在浏览器中打开页面
opt-rate = 每位玩家每秒可发送的请求数（否则用 $CATTERY_RATE，或 30）；0 表示不限
meta-level = 级别
opt-log-level = 日志级别：debug（每个请求一行）、info、warning 或 error（否则用 $CATTERY_LOG_LEVEL，或 info）

# 供主人使用
about-backup = 主人用：在服务器运行时备份数据库
about-restore = 主人用：用备份填充空的数据库
about-doctor = 主人用：全面检查，并说明该怎么办
about-users = 主人用：服务器认识的人及其编号
about-export-user = 主人用：关于某人保存的全部内容
about-delete-user = 主人用：忘记某人；对局保留
about-prune = 主人用：清理旧对局
help-backup = 把服务器数据库的某一时刻复制到新文件，不论数据库是哪一种。服务器照常运行。
    请妥善保管该文件：其中有进行中对局的手牌和种子。
help-restore = 用备份填充空的数据库：新文件，或服务器上的空数据库。
    要么全部恢复，要么什么也不做。
help-doctor = 检查 Python、数据文件夹、数据库和最新的对局。每行是正常、警告或问题，并说明该怎么办。如有问题，退出码为 1。
help-users = 服务器认识的人，最近来过的在前。
help-export-user = 关于某人保存的全部内容，可交给本人。其中没有别人隐藏的任何东西。
help-delete-user = 删除某人以及此人写的一切。对局保留，但不再有名字；进行中的由机器人接着玩。
help-prune = 删除不在进行中、且这么多天没人动过的对局，以及没有对局、此后也没来过的人。
examples-backup =
    cattery backup cattery-monday.db
        从数据文件夹备份
    cattery backup monday.db --database postgresql://cattery@localhost/cattery
        从 PostgreSQL 备份
examples-restore =
    cattery restore cattery-monday.db --data new
        恢复到文件夹“new”，供 --data new 的服务器使用
    cattery restore monday.db --database postgresql://cattery@localhost/empty
        从 SQLite 到 PostgreSQL，或反过来
examples-doctor =
    cattery doctor
        数据文件夹中的数据库
    cattery doctor --matches 100000 --json
        重演每一局；输出供程序读取
examples-users =
    cattery users
        所有人
    cattery users ada
        名字里有“ada”的人
examples-export-user =
    cattery export-user k3J9xQ2mZp0aLw7T --json
        供本人带走
examples-delete-user =
    cattery delete-user k3J9xQ2mZp0aLw7T
        先询问
    cattery delete-user --yes -- -3J9xQ2mZp0aLw7T
        不询问；以 - 开头的编号写在 -- 之后
examples-prune =
    cattery prune --days 90 --dry-run
        会删除什么
    cattery prune --days 90
        真的删除
meta-user = 编号
arg-backup-file = 要写入的文件；不能已经存在
arg-restore-file = 备份文件
arg-user = 此人的编号（见：cattery users）
arg-users-name = 名字的一部分；不写则为所有人
opt-check-matches = 重演多少最新的对局（不写则为 100）
opt-yes = 不询问
opt-days = 没有变化的天数
opt-dry-run = 只说明会删除什么

# 服务器上的对局
meta-match = 对局
meta-levels = 级别
opt-server = 在这个服务器上玩，与别处的人同桌
opt-join = 加入服务器上的这一局，或回到这一局
opt-bots = 机器人的级别（beginner、casual、regular、strong、expert），每个座位一个：casual,expert；最后一个也用于其后的座位（用 --server 时其余座位空着）
error-needs = { $first } 只能与 { $second } 一起使用。
verified-fair = 每张牌都由开局前承诺的种子决定：{ $commitment }。请与开局前显示的内容比对。

# 竞技场与分析
about-arena = 让机器人互相对局，测量各自的强弱
about-analyse = 研究什么决定胜负，生成带图表的报告
help-arena = 每种机器人都与其他各种对局：轮流坐每个座位，其余座位都坐对方的副本，每个座位拿到的牌相同。
    机器人可以是各个水平，也可以是你自己的、以 JSON 行通信的程序（docs/bots.md）。种子相同则结果相同，与进程数无关。
help-analyse = 让机器人玩很多局并写出报告：座位、牌、声明、长度、技巧占多少。图表为 HTML，数据为 JSON 和 CSV。
examples-arena =
    cattery arena felix --players 4 --bots casual,regular,strong --blocks 200
        三个水平
    cattery arena felix --bots regular --bot 'cmd:python3 examples/outside_bot.py' --state run.jsonl
        你自己的程序；中断后再次启动，会接着进行
examples-analyse =
    cattery analyse felix --players 4
        报告写入文件夹 felix-report
opt-arena-bots = 各个水平，用逗号分隔（不写则为该游戏的全部水平）
opt-arena-bot = 一个程序：cmd: 加启动命令；可以写多次
opt-blocks = 每对机器人的发牌次数；每副牌从每个座位各玩一次
opt-nodes = 会搜索的机器人每次决策可以试算多少（不写则按其水平）
opt-workers = 进程数
opt-time-limit = 程序思考一步的最长时间
opt-ray = 在 Ray 集群上进行：其地址，或用 local 在本机启动一个
opt-state = 把已完成的部分记入此文件，并从中继续
opt-logs = 把每一局都保存到此文件夹
opt-analyse-games = 按经验法则玩的局数
opt-analyse-blocks = 每次比较两个水平的发牌次数
opt-out = 存放报告的文件夹
meta-program = 程序
meta-address = 地址
