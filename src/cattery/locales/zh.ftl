# 公用词语：中文
seat-name = 玩家{ $number }
list-separator = 、
sentence-separator = { "" }

# 错误：游戏与选项
error-game = 没有名为“{ $got }”的游戏。可选：{ $expected }。
error-option = { $title } 没有选项“{ $got }”。可选：{ $expected }。
error-option-value = “{ $got }”不适用于：{ $what }应为：{ $expected }（选项 { $option }）。
error-players = { $title } 不能由 { $got } 人玩。人数：{ $expected }。
error-level = 没有“{ $got }”级别的机器人。级别：{ $expected }。
error-preset = { $title } 没有预设“{ $got }”。可选：{ $expected }。
error-rule = 没有规则“{ $got }”。规则：{ $expected }。
error-number = “{ $got }”不是这里可用的数字。应为：{ $expected }。
error-names = 名字比座位多：{ $got } 个名字，{ $expected } 位玩家。
error-name = 名字“{ $got }”不能用。应为 1 至 { $most } 个可见字符，且不改变书写方向。
error-chat = 不能这样说：“{ $got }”。应为 1 至 { $most } 个可见字符，且不改变书写方向。

# 错误：行动
error-over = 游戏已经结束，{ $got }不能再行动（{ $expected }）。
error-not-your-turn = 现在轮到{ $expected }，而不是{ $got }。
error-not-chance = 这里该由玩家行动，而不是抽取结果。
error-action-number = “{ $got }”不是行动的编号。应为：{ $expected }。
error-action-text = “{ $got }”不是行动。应为：{ $expected }。
error-illegal = 现在不能“{ $got }”。应为：{ $expected }。

# 错误：文件
error-playthrough = 第 { $line } 行：读到“{ $got }”，应为“{ $expected }”。
error-playthrough-line = 第 { $line } 行：{ $reason }
error-playthrough-short = 文件在第 { $line } 行之前就结束了，那里应为“{ $expected }”。
error-playthrough-long = 第 { $line } 行：读到“{ $got }”，但游戏已经结束，后面不应再有内容。
error-playthrough-size = 文件有 { $got } 个字符或更多，最多读取 { $expected } 个（第 { $line } 行）。
error-playthrough-secret = 第 { $line } 行：该密值与第 { $committed } 行的承诺不符。
error-playthrough-seed = 第 { $line } 行：该种子与截至第 { $last } 行的密值和玩家附加内容不符。
error-in-file = { $file }，{ $reason }
error-file-missing = { $file }：没有这个文件。
error-file-directory = { $file } 是文件夹，应为文件。
error-file-permission = { $file }：没有权限。
error-file-full = { $file }：空间已满。
error-file-text = { $file } 不是 UTF-8 文本，应为 Cattery 保存的游戏。
error-file-other = { $file }：{ $reason }。
error-file-other-content = { $file } 已经存在，而且不是保存的游戏，没有改动它。
error-file-over = { $file }：这局游戏已经结束。可用“cattery replay”回看。
error-file-no-seed = { $file } 里没有种子，游戏无法继续。可用“cattery replay”回看。
error-seed = “{ $got }”不是种子。应为：最多 { $expected } 位十六进制数字，位数为偶数。
error-open-spiel = 没有安装 OpenSpiel；软件包名为 open-spiel。

# 对局结果
wins = { $player }获胜！
    .you-player = 你赢了！
loses = { $player }输了，其他人都获胜。
    .you-player = 你输了，其他人都获胜。
win-together = 共同获胜：{ $players }。
nobody-wins = 平局。

# 机器人
level-beginner = 新手
level-casual = 休闲
level-regular = 普通
level-strong = 强
level-expert = 高手
about-beginner = 常常看漏、估错，凭性格出牌。
about-casual = 偶尔看漏，也有自己的性格。
about-regular = 什么都不忘，按可靠的经验法则来玩。
about-strong = 在心里试走每一步，看会有什么结果。
about-expert = 试得多得多，想得也久一点。
level-and-persona = { $level } · { $persona }
