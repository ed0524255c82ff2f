# Felix：中文
title = Felix：袋中猫
tagline = 用老鼠竞拍一袋只看清一半的猫，小心里面的狗。
score = 猫与老鼠的总分

# 牌。.full 用在句首，.obj 接在汉字后面（数字前留一空格）。
card-m8 = -8
    .full = -8 分猫
    .obj = { " " }-8 分猫
card-m5 = -5
    .full = -5 分猫
    .obj = { " " }-5 分猫
card-3 = 3
    .full = 3 分猫
    .obj = { " " }3 分猫
card-5 = 5
    .full = 5 分猫
    .obj = { " " }5 分猫
card-8 = 8
    .full = 8 分猫
    .obj = { " " }8 分猫
card-11 = 11
    .full = 11 分猫
    .obj = { " " }11 分猫
card-15 = 15
    .full = 15 分猫
    .obj = { " " }15 分猫
card-rabbit = 兔子
    .full = 兔子
    .obj = 兔子
card-big-dog = 大狗
    .full = 大狗
    .obj = 大狗
card-small-dog = 小狗
    .full = 小狗
    .obj = 小狗
card-hidden = 暗牌
    .full = 暗牌
    .obj = 暗牌
dummy = 虚拟玩家

# 行动
act-place = 打出{ $card-obj }
act-pass = { $mice ->
    [0] 放弃（没有老鼠可拿）
   *[other] 放弃，拿 { $mice } 只老鼠
}
act-bid = 出价 { $mice } 只老鼠
act-buy = 用 1 只老鼠买下牌列
act-decline = 不要这列牌

# 发生的事
saw-set-aside = { $player } 被左邻抽走一张牌，退出游戏的是{ $card-obj }。
    .you-player = 左邻抽走了你的一张牌，退出游戏的是{ $card-obj }。
saw-start = { $player } 是起始玩家。
    .you-player = 你是起始玩家。
saw-fill = { $mice ->
    [0] 第 { $round } 轮，共 { $rounds } 轮。老鼠牌上没有老鼠。
   *[other] 第 { $round } 轮，共 { $rounds } 轮。银行在老鼠牌上放 { $mice } 只老鼠。
}
saw-place = { $player } 暗放一张牌。
    .you-player = 你暗放一张牌。
saw-place-known = { $player } 暗放{ $card-obj }。
    .you-player = 你暗放{ $card-obj }。
saw-turn-up = 翻开：{ $card }（{ $owner }）。
    .you-owner = 翻开：{ $card }（你的）。
saw-bid = { $player } 出价 { $mice }。
    .you-player = 你出价 { $mice }。
saw-pass = { $mice ->
    [0] { $player } 放弃，什么也没拿到。
   *[other] { $player } 放弃，拿走 { $mice } 只老鼠。
}
    .you-player = { $mice ->
        [0] 你放弃，什么也没拿到。
       *[other] 你放弃，拿走 { $mice } 只老鼠。
    }
saw-buy = { $player } 用 { $mice } 只老鼠买下牌列。
    .you-player = 你用 { $mice } 只老鼠买下牌列。
saw-decline = { $player } 也不要：这列牌退出游戏。
    .you-player = 你也不要：这列牌退出游戏。
saw-chase = { $dog-full }赶走了{ $prey-obj }，两张牌一起离开牌列。
saw-leave = { $card-full }离开牌列，谁也没赶走。
saw-take = { $player } 拿走剩下的牌：{ $value } 分。
    .you-player = 你拿走剩下的牌：{ $value } 分。

# 桌面，逐行
at-round = { $bank ->
    [0] 第 { $round } 轮，共 { $rounds } 轮。银行是空的。
   *[other] 第 { $round } 轮，共 { $rounds } 轮。银行有 { $bank } 只老鼠。
}
at-over = 游戏结束。
at-mouse-cards = 老鼠牌：{ $mice }
at-no-mice = 老鼠牌：空
at-row = 牌列：{ $cards }
at-empty-row = 牌列：还没有牌
at-slot = { $card }（{ $owner }）
    .you-owner = { $card }（你）
at-slot-secret = { $card }（{ $owner }，未翻开）
    .you-owner = { $card }（你，未翻开）
at-player = { $player }：{ $facts }
    .you-player = 你：{ $facts }
at-starts = 起始玩家
at-passed = 已放弃
at-bid = { $mice ->
    [0] 未出价
   *[other] 出价 { $mice }
}
at-mice = { $mice ->
    [0] 没有老鼠
   *[other] { $mice } 只老鼠
}
at-cats = 猫 { $value } 分
at-hand = 手牌：{ $cards }
at-empty-hand = 手牌：无

# 拒绝
error-dummy = 只有三人游戏才有虚拟玩家，本局有 { $got } 人。
error-cards = 每套 { $cards } 张牌不够打 { $rounds } 轮：牌至少要比轮数多一张。

# 如何结束
ending-best-score = 得分最高者获胜。
ending-most-cats = 得分相同：猫牌总分高者获胜。
ending-shared-victory = 得分与猫牌总分都相同：共享胜利。

# 规则
chapter-F1 = 牌和老鼠
rule-F1 = 每位玩家有一组相同的十张牌：七张猫，分值为 -8、-5、3、5、8、11、15；一张兔子，0 分；一张大狗和一张小狗。（选项 cards 可减少每组的张数。）
rule-F2 = 老鼠既是钱，到最后也是分。共有 68 个 1 的老鼠币和 8 个 5 的老鼠币，合计 108 只老鼠。随时可以兑换，所以只看老鼠的总数。
chapter-F3 = 开局之前
rule-F3 = 桌面由人数决定，牌从左到右排列。五人：老鼠牌 2、3、4、6；牌列五张；首次放置前银行有 33 只老鼠；每次放置 15 只；全场共 108 只。四人：老鼠牌 2、4、6；牌列四张；银行 27 只；每次放置 12 只；全场共 87 只。三人：老鼠牌 3、6；牌列四张，第一张属于虚拟玩家；银行 21 只；每次放置 9 只；全场共 66 只。全场的老鼠总数始终不变。（选项 bank、start_mice 和 dummy 会改变这些数字。）
rule-F4 = 开始前，左邻从你的十张牌中暗抽一张。这张牌退出游戏，谁也不看。剩下九张牌打九轮。你从手里的牌能看出少了哪一张，别人看不出。（选项 cards 和 rounds 可减少张数和轮数。）
rule-F5 = 每人开始时有 15 只老鼠。（选项 start_mice 可更改。）
rule-F6 = 三人游戏时，第四组牌属于虚拟玩家：洗一次牌，暗中去掉一张，其余九张按此顺序面朝下放好。（选项 dummy 关闭时没有第四组牌。）
rule-F7 = 第一轮的起始玩家随机抽取。（选项 first_start 可指定为第一个座位。）
chapter-F8 = 一轮怎样开始
rule-F8 = 每轮开始时，如果银行够放满所有老鼠牌，就按牌上的数字逐张放上老鼠；不够则一张也不放（见 F23）。
rule-F9 = 从起始玩家开始，按顺时针方向，每人把一张手牌面朝下放在牌列的下一格。三人游戏时，虚拟玩家的下一张牌先放在第一格，玩家的牌依次放在后面。（选项 dummy 关闭时只有玩家的牌。）
rule-F10 = 翻开牌列的第一张。三人游戏时这是虚拟玩家的牌，等所有人都放好后翻开。
chapter-F11 = 竞价
rule-F11 = 从起始玩家开始，按顺时针方向竞拍：出价或放弃。出价是整数只老鼠，至少 1 只，要高于目前的最高出价，且不超过自己拥有的老鼠。已经出价的老鼠也算自己的：加价时新出价取代旧出价。起始玩家也可以放弃。
rule-F12 = 放弃的人收回自己的出价，并拿走本轮尚未被拿走的最低一张老鼠牌上的全部老鼠，本轮不再参与。然后翻开牌列中最左边的暗牌。如果老鼠牌上没有老鼠，就什么也拿不到，但仍要翻开一张牌。
rule-F13 = 三人游戏时，第二个人放弃后，剩下的两张暗牌一起翻开。（选项 dummy 关闭时不适用。）
rule-F14 = 没有老鼠的玩家只能放弃，但照样拿走老鼠牌上的老鼠。
rule-F15 = 只剩一位玩家时竞拍立即结束。最高出价属于他，他把这些老鼠付给银行。
rule-F16 = 如果其他人都放弃而无人出价，最后一位玩家可以看到整列牌，并可用正好 1 只老鼠买下，或者不要。没有老鼠就只能不要。买下等同赢得竞拍：适用 F15、F18 和 F19。
rule-F17 = 没人要的牌列退出游戏，谁也不得分。起始玩家不变，不要牌的人什么也不拿。这一轮算作九轮之一。下一轮老鼠牌上不放老鼠；再下一轮照常放置，除非又没人要。（选项 unsold_refill 可改为立即照常放置。）
chapter-F18 = 狗和买家
rule-F18 = 买家拿走牌列之前，先处理狗。两只或更多的狗，不论大小，包括虚拟玩家的：所有的狗离开，其他牌不动。一只大狗：带走分值最高的正分猫；没有正分猫，就带走最接近零的负分猫（先 -5 后 -8）。一只小狗：带走分值最低的负分猫（先 -8 后 -5）；没有负分猫，就带走分值最低的正分猫。一只狗而没有猫：只有狗离开。两张牌相同时，左边的离开。（选项 dog_chases_rabbit 打开时，找不到本类猫的狗先带走最左边的兔子；big_dog_fallback 可把 -5 和 -8 的先后对调。）
rule-F19 = 买家把剩下的牌面朝下放在自己面前，与手牌分开，并成为起始玩家。
chapter-F20 = 结局
rule-F20 = 九轮之后游戏结束。得分是赢得的猫的分值之和，加上每只老鼠 1 分。兔子和狗为 0 分。得分可以是负数。（选项 rounds 可缩短游戏。）
rule-F21 = 得分最高者获胜。得分相同时，猫牌总分高者获胜；仍然相同则共享胜利。用数字表示：自己的胜利份额（1，或 k 人共享时为 1/k）减去 1/n（n 为玩家人数），所以总和为零。得分另外列出。
chapter-F22 = 公开的和隐藏的
rule-F22 = 所有人都知道：翻开的牌、每次出价和放弃、老鼠牌、银行，以及牌列中每张牌是谁放的。隐藏的是：手牌、暗牌、被去掉的牌（自己少的那张就是）和虚拟玩家的牌序。别人的老鼠和赢得的牌，用心计数就能算出；桌面不显示，是照顾不计数的人。（选项 open_mice 和 open_won 可显示出来。）
chapter-F23 = 关于银行的补充
rule-F23 = 买家付的老鼠在下一次放置之前进入银行。银行的老鼠正好够放满所有老鼠牌，也算够。

# 选项
option-dog_chases_rabbit = 唯一的狗找不到本类猫时，是否先带走兔子，再考虑另一类猫。
    .is-false = 直接带走另一类猫
    .is-true = 先带走兔子
option-big_dog_fallback = 没有正分猫时，唯一的大狗带走哪张负分猫。
    .is-least_negative = 最接近零的，-5
    .is-most_negative = 最低的，-8
option-dummy = 是否有一位带着一组牌的虚拟玩家参加，仅限三人游戏。
    .is-published = 三人时有，其他人数没有
    .is-false = 没有虚拟玩家
    .is-true = 有虚拟玩家
option-unsold_refill = 牌列没人要之后，下一轮是否在老鼠牌上放老鼠。
    .is-skip_next = 下一轮不放
    .is-refill = 照常放置
option-first_start = 第一轮的起始玩家是谁。
    .is-random = 随机抽取
    .is-seat0 = 第一个座位
option-open_mice = 桌面是否显示别人的老鼠数。
    .is-false = 隐藏
    .is-true = 显示
option-open_won = 桌面是否显示别人赢得的猫值多少分。
    .is-false = 隐藏
    .is-true = 显示
option-rounds = 一共打几轮。
option-cards = 每组有几张牌：依次取自 8、-8、15、大狗、兔子、-5、3、小狗、5、11。
option-start_mice = 每人开始时有几只老鼠。
option-bank = 首次放置老鼠之前银行有几只老鼠。
    .is-published = 三、四、五人时分别为 21、27、33

# 预设
preset-standard = 正式规则，三人时有虚拟玩家。
preset-french = 严格按照法文规则：狗会追兔子，三人时没有虚拟玩家。

# 页面：牌桌
table-row = 牌列
table-others = 其他玩家
table-bank = 银行
table-round = 第 { $round }/{ $rounds } 轮
table-next-pass = 下一个放弃
table-taken-by = 由 { $player } 拿走
    .you-player = 被你拿走
table-no-card = 还没有牌
table-only-you = 只有你看得到
table-in-row = 在牌列中
table-leads = 最高出价
table-sign-hand = 手牌张数
table-hand-cards = 手牌 { $cards } 张
table-bank-low = 这一轮放弃拿不到老鼠：需要 { $mice } 只，银行不够。
table-declined = 这一轮放弃拿不到老鼠，因为上一列牌没人要。
table-dog = 就你看到的牌而言，{ $dog-full }会赶走{ $prey-obj }。
table-dog-alone = { $dog-full }还没有可赶的牌。
table-dogs = 有两只以上的狗：它们离开牌列，谁也不赶。
table-in-sight = 就你看到的牌而言，目前值：{ $value }
table-last-row = 上一列牌
table-choose = 选一张牌放进牌列
table-choose-soon = 现在就可以选牌
table-chosen = 轮到你时会打出{ $card-obj }。
table-take-back = 收回

# 页面：竞拍的按钮
bid-field = 你的出价
bid-less = 少一只老鼠
bid-more = 多一只老鼠
bid-all = 全部 { $mice }
bid-button = 出价
bid-then = 只有赢家付老鼠。
bid-none = { $own ->
    [0] 出价至少要 { $price }，你没有老鼠。
   *[other] 出价至少要 { $price }，你有 { $own }。
}
pass-then = 然后翻开下一张牌。
pass-sold = 然后 { $player } 以 { $mice } 买下牌列。
pass-last = 然后 { $player } 可以用 1 只老鼠买下牌列。
pass-back = 你出的 { $mice } 会还给你。
buy-then = 你赢得牌列，下一轮由你开始。
buy-none = 你没有老鼠可付。
decline-then = 这列牌退出游戏。
decline-empty = 这列牌退出游戏，而且下一轮放弃拿不到老鼠。

# 页面：终局
final-title = 分数从哪里来
final-cats = 猫
final-mice = 老鼠
final-score = 总分
final-won = 赢得的牌
final-nothing = 无
final-unseen = 从未翻开：一开始就退出游戏，或没有打出

# 现在是怎么回事
lesson-place = { $passes ->
    [0] 每人暗放一张牌进牌列，然后整列牌一起竞拍。你的牌在最前面：大家都放好后马上翻开。
    [1] 每人暗放一张牌进牌列，然后整列牌一起竞拍。第一个人放弃时翻开你的牌。
   *[other] 每人暗放一张牌进牌列，然后整列牌一起竞拍。有 { $passes } 人放弃后才翻开你的牌。
}
lesson-place-soon = 每人暗放一张牌进牌列。你现在就可以选好自己的牌，轮到你时会自动打出；在那之前可以改主意。
lesson-placed = 你的牌已在牌列里。大家都放好后翻开第一张，然后用老鼠竞拍整列牌。
lesson-auction = { $mice ->
    [0] 你竞拍的是整列牌，没翻开的也算。最后你的猫按牌上的数字计分，剩下的每只老鼠算 1 分。放弃就退出这一轮，什么也拿不到。
   *[other] 你竞拍的是整列牌，没翻开的也算。最后你的猫按牌上的数字计分，剩下的每只老鼠算 1 分。放弃就退出这一轮，但能拿到 { $mice } 只老鼠。
}
lesson-auction-soon = 其他人正在考虑。再轮到你时，可以出得比最高价更高，或者放弃。
lesson-leading = 你的出价最高。如果其他人都放弃，你付出这些老鼠，牌列归你。
lesson-passed = 你已放弃，这一轮与你无关了。留意翻开的牌：每人每种牌只有一张。
lesson-last = 没有人出价，除了 { $player } 都放弃了。整列牌都已翻开：{ $player } 可以用 1 只老鼠买下，否则谁也得不到。
    .you-player = 没有人出价，其他人都放弃了。整列牌都已翻开：你可以用 1 只老鼠买下，否则谁也得不到。
lesson-over = 游戏结束。赢得的猫按牌上的数字计分，每只老鼠算 1 分。

# 为什么这样做好
why-sight = 看得到的：{ $cards }，合计 { $value }。
why-hidden = 你不知道的牌有 { $count } 张：平均合计约 { $value }。
why-dogs = 狗可能带走或放过的：约 { $value }。
why-known = 每张牌你都知道：买下的人得 { $value } 分。
why-price = 所以这列牌大约值 { $worth }。付 { $price } 还剩 { $left }；放弃得 { $mice }。
why-broke = 再出价要 { $price }，而你有 { $own }。
why-last = 这列牌值 { $value }，只要 1 只老鼠。
why-first = 你的牌马上会翻开，大家都照它出价。不诱人的牌能压低价钱。
why-rich = 你有 { $mice } 只老鼠，大家平均 { $average } 只。你有能力赢下这列牌，就让它好一点。
why-poor = 你有 { $mice } 只老鼠，大家平均 { $average } 只。这列牌多半会被别人赢走。
why-dog = 单独一只狗会赶走牌列里的一张牌，谁也靠不住眼前看到的。
why-rabbit = 兔子一分不值，但没翻开时和好猫看起来一样。
why-bad-cat = 它会扣分，谁买下牌列谁就得收下。
why-small-cat = 它不值多少，被别人拿走也损失不大。
why-good-cat = 它让这列牌值得出价。
why-yet = 按这样算，别的选择看起来更好；试过之后却不是。
why-tried = 把看不到的牌按许多种可能试过：和其他人里最好的比，这样做相当于{ $lead }。
why-instead = { $action }——相当于{ $lead }。
lead-level = 打平
lead-ahead = 领先 { $points } 分
lead-behind = 落后 { $points } 分

# cattery analyse
study-price = 买一排所付的老鼠，按其猫的价值
study-card = 含有此牌的一排给买家带来多少：猫的价值减去所付的老鼠
study-card-0 = 前三分之一
study-card-1 = 中间三分之一
study-card-2 = 最后三分之一

# 弱机器人的性格
persona-honest = 老实
persona-bluffer = 爱唬人
persona-hoarder = 爱囤牌

# 示例对局：各个时刻的解说（example.txt）
example-deal = 你是 Ada，对手是 Bo 和 Cy。每人有同样的 10 张牌；你的小狗已退出游戏，这只有你知道。现在每人把一张牌暗放进牌列，然后整列牌一起竞拍。你放进最好的猫，15 分猫，希望再把它赢回来。
example-secret = 你的 15 分猫暗放着，别人都不知道它在那里。别人的牌，你也只看得到背面。
example-dummy = 有 3 位玩家时，虚拟玩家也出一张牌：-8 分猫。谁都不想要它，但你知道旁边有一张 15 分猫。你有 15 只老鼠可以付，先出价 1。
example-pass = Bo 放弃，拿走最小的老鼠牌上的 3 只老鼠，退出这一轮。每有人放弃，就翻开下一张牌：现在大家都看到了你的 15 分猫。
example-sure = Cy 出价 2。你可以出 3，但 Bo 和 Cy 的牌还没翻开，而放弃一定能拿到 6 只老鼠。你出的 1 会还给你：只有买下牌列的人才付。
example-chase = 只有一只大狗时，它赶走最好的猫：一张 15 分猫和它一起离开牌列。所以 Cy 付 2 只老鼠，得到另一张 15 分猫和 -8 分猫，共 7 分。谁买下牌列，谁就开始下一轮。
example-dog = 你现在有 21 只老鼠，比谁都多。你放进大狗：如果它是唯一的狗，指望好猫的人就要落空。
example-two-dogs = Cy 的牌也是大狗。有两只以上的狗时，它们只是离开牌列，谁也不赶；但只有你知道有两只。这列牌里看不到什么好东西：你放弃，拿走 6 只老鼠。
example-last-one = 没有人出价。只剩 Bo，可以用 1 只老鼠买下整列牌。Bo 自己的牌是 11 分猫，没有狗会赶走它。
example-bargain = 11 分只要 1 只老鼠：没人出价，就有便宜可捡。下一轮放弃什么也拿不到：银行只剩 6 只老鼠，放满老鼠牌要 9 只。
example-last-round = 这个示例到第 3 轮为止，完整的一局有 9 轮。你有 27 只老鼠，而现在放弃什么也拿不到：你想要这列牌，放进你的 11 分猫。
example-small-dog = 虚拟玩家的牌是小狗。只有它一只狗时，会赶走最差的猫，也就是 -5 或 -8 分猫，这对买下牌列的人有利。
example-raise = 每人都知道牌列里一张别人不知道的牌。你的是 11 分猫：这列牌对你很值钱，于是你加到 3。
example-price = 4，然后 5：Bo 和 Cy 也想要。付出的每只老鼠，最后都少一分；但光是为了你的 11 分猫，出 6 只老鼠也不算多。
example-nothing = Bo 放弃，什么也没拿到，因为老鼠牌是空的。Bo 的牌是小狗：牌列里有两只狗，谁也不会被赶走。
example-end = Cy 的牌也是小狗：三只狗都离开，只剩你的 11 分猫。猫和老鼠加起来：11 加 21 等于 32。Bo 有 28，Cy 有 23：你赢了。
