# 终端里的牌桌：中文

# 开局之前
which = 玩哪个游戏？
players = { $players } 人
unfinished = 继续：{ $title }，{ $players } 人，已进行 { $actions } 步，上次 { $when }
new-game = 新的一局：{ $title }
at-table = 同桌：{ $players }。
opponents = 你的对手：{ $players }。
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
prompt-step = { $expected }（回车返回）：
error-choice = 这里不能选“{ $got }”。应为：{ $expected }。
sentence-separator = { "" }
hint = 经验法则建议：{ $action }（{ $text }）
saved = 已保存：{ $file }
not-kept = 游戏继续，但没有保存。
commands = 可以输入：
    编号        选这一项；几个编号可一次回答几个问题：3 1
    行动        按列表上的文字，或按存档里的写法（h 会给出例子）
    ?           规则和本帮助；? 加编号只看一条规则
    h           提示：经验法则会怎么做
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
wins = { $player }获胜！
    .you-player = 你赢了！
loses = { $player }输了，其他人都获胜。
    .you-player = 你输了，其他人都获胜。
win-together = 共同获胜：{ $players }。
nobody-wins = 平局。
uncovered = 此前隐藏的：
finished = 回看这局：cattery replay { $file }
not-over = 游戏还没有结束（已进行 { $actions } 步）。

# 规则与选项
options-here = 本局选项（{ $players } 人）
players-and-default = 人数：{ $players }；不指定时为 { $default }。
value = { $value }（{ $words }）
a-number = 数字
default = （默认）
default-number = 默认：{ $number }
presets = 预设
