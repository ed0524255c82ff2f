# 终端里的牌桌：中文

# 开局之前
which = 玩哪个游戏？
players = { $players } 人
unfinished = 继续：{ $title }，{ $players } 人，已进行 { $actions } 步，上次 { $when }
new-game = 新的一局：{ $title }
at-table = 同桌：{ $players }。
opponents = 你的对手：{ $players }。
bot = { $player }（{ $manner }）
which-level = { $bots ->
    [1] 机器人玩到什么水平？
   *[other] { $bots } 个机器人玩到什么水平？一个编号用于全部，也可以各选一个：1 3 5
}
level = { $level }：{ $about }
getting-ready = 机器人正在准备。第一次最多要一分钟。
introduction = 输入编号来选择，输入 ? 查看规则和帮助。
bot-name = { $number ->
    [1] 咪咪
    [2] 虎子
    [3] 小黑
    [4] 雪球
    [5] 橘子
    [6] 豆豆
    [7] 年糕
    [8] 团子
    [9] 花卷
    [10] 奶糖
    [11] 芝麻
   *[other] 饼干
}

# 输入时
prompt = { $expected }（? 帮助）：
prompt-plain = { $expected }：
prompt-usual = { $expected }（回车：{ $usual }）：
prompt-step = { $expected }（回车返回）：
error-choice = 这里不能选“{ $got }”。应为：{ $expected }。
hint = 好的一步：{ $action }（{ $text }）
saved = 已保存：{ $file }
not-kept = 游戏继续，但没有保存。
commands = 可以输入：
    编号        选这一项；几个编号可一次回答几个问题：3 1
    行动        按列表上的文字，或按存档里的写法（h 会给出例子）
    ?           规则和本帮助；? 加编号只看一条规则
    h           提示：最强的机器人会怎么做，为什么
    l           记录；l 加数字可看那么多行
    s           保存；s 加文件名可另存一份
    q           退出；游戏会保留，以后可以继续
curtain = 请把键盘交给{ $name }。
curtain-prompt = { $name }，旁边没人看时请按回车。

# 离开
left = 游戏已保存，“cattery play”会提供继续的选项（{ $file }）。
left-unsaved = 游戏没能保存。

# 结局
scores = 得分（{ $what }）：
you = 你
uncovered = 此前隐藏的：
finished = 回看这局：cattery replay { $file }
check-deal = 验证没有挑过牌：cattery verify { $file }
not-over = 游戏还没有结束（已进行 { $actions } 步）。

# 规则与选项
options-here = 本局选项（{ $players } 人）
players-and-default = 人数：{ $players }；不指定时为 { $default }。
value = { $value }（{ $words }）
a-number = 数字
default = （默认）
default-number = 默认：{ $number }
presets = 预设

# 服务器上的对局
your-name = 你的名字：
match = { $title }，{ $players } 人，对局 { $id }
share = 朋友可以这样加入：
join-command = { "    " }{ $command }
unfinished-online = 继续：{ $title }，{ $players } 人，对局 { $id }
prompt-lobby = start（? 帮助）：
lobby = 同桌：{ $players }。{ $open ->
    [0] 没有空位。
   *[other] 还有 { $open } 个空位。
}
fingerprint = 决定发牌的秘密数字的指纹：{ $fingerprint }。开局之前，你可以掺入自己的话：输入 m 和这些话。
mixed-in = 你的话已经掺入。
lobby-host = 输入 start 开始；空位由机器人来坐。
lobby-guest = 等待房主开始。
commands-online = 可以输入：
    start       开始对局（房主，开局之前）
    b 级别      让机器人坐空位：b casual expert（房主，开局之前）
    m 文字      把自己的话掺入发牌（开局之前）
    编号        选这一项；几个编号可一次回答几个问题：3 1
    行动        按列表上的文字，或按存档里的写法（h 会给出例子）
    ?           规则和本帮助；? 加编号只看一条规则
    h           提示：最强的机器人会怎么做，为什么
    l           记录；l 加数字可看那么多行
    c 文字      对全桌说话
    q           离开；座位会保留，用同一个名字可以回来
waiting = 等待{ $player }。
chat = { $player }：{ $text }
emote = { $player }{ $text ->
    [hello] 打了个招呼。
    [well-played] 说：打得好！
    [thinking] 在思考。
    [oops] 说：哎呀！
    [laugh] 笑了。
   *[thanks] 说：谢谢！
}
is-away = { $player }离开了。
is-back = { $player }回来了。
taken-over = 机器人正在替{ $player }行动。
clock = 行动时限：{ $time }
connection-lost = 连接中断，正在重试……
connection-back = 已重新连接。
left-online = 你的座位会保留。这样可以回来：
again = 同样的人再来一局
no-more = 离开
rematch = 同样的人已开了新的一局。
error-server = { $text }
error-url = “{ $got }”不是服务器的地址。应类似：{ $expected }。
error-unreachable = 无法连接 { $url }：{ $reason }。
error-not-cattery = { $url } 的回答不是这个版本的 Cattery 服务器应有的。
error-certificate = { $url } 的证书无效：{ $reason }。
error-version = { $title }：服务器的规则版本为 { $got }，本程序为 { $expected }。
error-no-level = 没有给出级别。请输入 b 和每个机器人的级别：b casual expert。级别：{ $expected }。
error-no-seat = 你在这局里已经没有座位。
error-hint = 提示来晚了：现在要决定的是别的事。
error-wait = 现在轮到{ $player }。
