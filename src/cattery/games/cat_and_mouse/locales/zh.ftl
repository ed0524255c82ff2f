# 猫捉老鼠：中文
title = 猫捉老鼠
tagline = 抢在对手之前，把储备堆一张一张出完；暂时出不了的牌先留着。
score = 储备堆剩余张数，越少越好

# 牌
card-ace = A
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-jack = J
card-queen = Q
card-king = K
card-king-as = K 当 { $rank }

# 行动
act-hand = 手牌 { $card } 出到接龙堆 { $pile }
act-hand-notes = 手牌 { $card } 出到接龙堆 { $pile }（{ $notes }）
act-side = 弃牌堆 { $side } 的 { $card } 出到接龙堆 { $pile }
act-side-notes = 弃牌堆 { $side } 的 { $card } 出到接龙堆 { $pile }（{ $notes }）
act-stock = 储备堆的 { $card } 出到接龙堆 { $pile }
act-stock-notes = 储备堆的 { $card } 出到接龙堆 { $pile }（{ $notes }）
act-discard = 手牌 { $card } 放到弃牌堆 { $side }（结束回合）
note-completes = 接满此堆
note-draws = 然后补满手牌
note-wins = 赢得游戏

# 发生的事
saw-top = { $player } 翻开储备堆顶：{ $card }。
    .you-player = 你翻开储备堆顶：{ $card }。
saw-start = { $player } 的储备堆顶牌较大，先出牌。
    .you-player = 你的储备堆顶牌较大，先出牌。
saw-draw = { $player } 抽到 { $card }。
    .you-player = 你抽到 { $card }。
saw-fill = { $player } 补牌，现有 { $count } 张手牌。
    .you-player = 你补牌，现有 { $count } 张手牌。
saw-hand = { $player } 把手牌 { $card } 出到接龙堆 { $pile }。
    .you-player = 你把手牌 { $card } 出到接龙堆 { $pile }。
saw-side = { $player } 把弃牌堆 { $side } 的 { $card } 出到接龙堆 { $pile }。
    .you-player = 你把弃牌堆 { $side } 的 { $card } 出到接龙堆 { $pile }。
saw-stock = { $player } 把储备堆的 { $card } 出到接龙堆 { $pile }。
    .you-player = 你把储备堆的 { $card } 出到接龙堆 { $pile }。
saw-complete = 接龙堆 { $pile } 接满了：{ $count } 张牌洗回抽牌堆。
saw-complete-aside = 接龙堆 { $pile } 接满了：{ $count } 张牌放到一旁。
saw-discard = { $player } 把 { $card } 放到弃牌堆 { $side }，结束回合。
    .you-player = 你把 { $card } 放到弃牌堆 { $side }，结束回合。
saw-shuffle = 抽牌堆空了：放在一旁的 { $count } 张牌洗匀，成为新的抽牌堆。
saw-stock-out = { $player } 出完了储备堆的最后一张牌。
    .you-player = 你出完了储备堆的最后一张牌。
saw-pile-out = 抽牌堆用完了，游戏结束。
saw-cap = 已进行 { $actions } 次行动，游戏中止。

# 桌面，逐行
at-turn = 轮到 { $player }。
    .you-player = 轮到你了。
at-over = 游戏结束。
at-player = { $player }：{ $facts }
    .you-player = 你：{ $facts }
at-stock = 储备堆 { $count } 张（顶牌 { $card }）
at-stock-closed = 储备堆 { $count } 张（未翻开）
at-stock-empty = 储备堆已出完
at-hand-size = { $count ->
    [0] 没有手牌
   *[other] 手牌 { $count } 张
}
at-sides = { $player } 的弃牌堆：{ $piles }
    .you-player = 你的弃牌堆：{ $piles }
at-sides-empty = { $player } 的弃牌堆：空
    .you-player = 你的弃牌堆：空
at-side = { $side } 号 { $card }
at-side-deep = { $side } 号 { $card }（下面 { $cards }）
at-side-empty = { $side } 号空
at-build = 接龙堆 { $pile }：顶牌 { $card }，要接 { $next }
at-build-kings = 接龙堆 { $pile }：顶牌 { $card }，要接 { $next }（下面的 K 当 { $kings }）
at-build-empty = 接龙堆 { $pile }：空，要接 { $next }
at-pile = { $count ->
    [0] 抽牌堆：空
   *[other] 抽牌堆：{ $count } 张
}
at-aside = 放在一旁：{ $count } 张（其中 K { $kings } 张）
at-hand = 手牌：{ $cards }
at-empty-hand = 手牌：无

# 网页上的牌桌。sign 是牌角上的字。
sign = { $rank ->
    [ace] A
    [jack] J
    [queen] Q
    [king] K
   *[other] { $rank }
}
table-stock = 储备堆
table-pile = 抽牌堆
table-aside = 放在一旁
table-builds = 接龙堆
table-own = 你的牌
table-side = 弃牌堆 { $fact }
table-here = 放这
table-put-aside = 放到弃牌堆就结束回合。
needs = 要接 { $next }
begins = 从 { $next } 开始
refusal = 要接 { $next }，不是 { $card }
told-none = { $card }：现在哪个接龙堆都接不上。
told-one = { $card }：能接到接龙堆 { $pile }。再点一次这张牌就出到那里。
told-some = { $card }：能接到接龙堆 { $piles }，请选一堆。
prompt-stock = 你储备堆的牌（{ $card }）接得上，出吧！
prompt-play = 选一张牌：能接的堆会亮起来。
prompt-discard = 没有牌接得上。选一张手牌放到弃牌堆。

# 现在的局面
lesson-first = 左边那堆是你的储备堆，有 { $count } 张牌：谁先把储备堆出完，谁就赢。{ $now }
lesson-wait = 轮到 { $player } 出牌，对方想把储备堆顶的 { $card } 出掉。留意各接龙堆接下来要什么牌：你也在同样的堆上出牌。
lesson-stock = 你储备堆顶的 { $card } 能接到接龙堆上。出掉它：要出完的正是储备堆。
lesson-play = 有牌接得上。先出能让接龙堆更接近你储备堆顶牌（{ $card }）的牌。不必全部出完；把一张手牌放到弃牌堆，就结束回合。
lesson-king = 只有 K 接得上，它可以当任何牌。除非能帮到你储备堆顶的 { $card }，最好先留着。把一张手牌放到弃牌堆，就结束回合。
lesson-discard = 没有牌能接到接龙堆。结束回合吧：选一张近期用不到的手牌放到弃牌堆。以后可以打出各弃牌堆最上面的牌。
lesson-over = 游戏结束。可以在回放里一步一步地看。

# 为什么推荐这一步
why-wins = 这是你储备堆的最后一张牌：你赢了。
why-stock = 你的储备堆还剩 { $count } 张，下一张随即翻开。
why-frees = 弃牌堆 { $side } 下面的 { $card } 就能用了。
why-empties = 弃牌堆 { $side } 就空出来了。
why-king = 你手边没有 { $card }，用 K 来代替。
why-refill = 这是最后一张手牌：补 { $count } 张，接着出牌。
why-fits = 之后你储备堆的 { $card } 就能接上。
why-way = { $count ->
    [0] 从那里起，靠你自己的牌就能一直接到储备堆的 { $card }。
   *[other] 从那里起，要接到你储备堆的 { $card }，还缺 { $count } 张牌。
}
why-gives = 之后 { $player } 可以把储备堆的 { $card } 出到那里。
why-blocks = 之后 { $player } 储备堆的 { $card } 就不能出到那里了。
why-their-way = { $count ->
    [0] 从那里起，{ $player } 亮着的牌能一直接到储备堆的 { $card }。
   *[other] 从那里起，{ $player } 要接到储备堆的 { $card }，亮着的牌里还缺 { $count } 张。
}
why-nothing-fits = 你没有牌能接到接龙堆。
why-keep-king = 只有 K 接得上，最好留着。
why-stay = 再出下去，{ $player } 得到的好处比你多。
why-on-empty = 弃牌堆 { $side } 是空的，不会压住任何牌。
why-on-equal = 下面是同样的 { $card }。
why-on-higher = 下面是 { $card }，比它晚用到。
why-covers = 它压住了 { $card }，那张牌得等一等。
why-latest = { $count ->
    [0] 其余的牌以后才用得到，先留着。
   *[other] 手牌里 { $card } 最晚用到：最快也要再出 { $count } 张牌之后。
}
why-later = { $count ->
    [0] { $card } 现在就能接到接龙堆。
   *[other] { $card } 最快也要再出 { $count } 张牌之后才用得到。
}
why-tried = 把看不到的牌按许多种可能试过：这样走，100 次里赢的有{ $often }。
why-instead = { $action }——{ $often }。
often = { $percent ->
    [0] 不到 1 次
   *[other] 大约 { $percent } 次
}

# 拒绝
error-stock = { $stock } 张的储备堆太大。共有 ({ $ranks } + 1) × { $copies } = { $cards } 张牌，而两个储备堆、两手牌加一张可摸的牌是 2 × { $stock } + 2 × { $hand } + 1 = { $needed } 张。储备堆最多 { $largest } 张。
error-hand = { $hand } 张的手牌太多，储备堆再小也不行。共有 ({ $ranks } + 1) × { $copies } = { $cards } 张牌，而两个储备堆、两手牌加一张可摸的牌是 2 × { $stock } + 2 × { $hand } + 1 = { $needed } 张。储备堆为 1 张时，手牌最多 { $largest } 张。

# 如何结束
ending-stock-out = 有一方出完了储备堆。
ending-pile-out = 抽牌堆用完：储备堆较少的一方获胜。
ending-pile-out-draw = 抽牌堆用完，双方储备堆张数相同：平局。
ending-cap = 行动次数达到上限，游戏中止：储备堆较少的一方获胜。
ending-cap-draw = 行动次数达到上限，游戏中止，双方储备堆张数相同：平局。

# 规则
chapter-M1 = 牌
rule-M1 = 两副 52 张的牌混在一起，共 104 张，每种点数八张。从小到大为 A、2、3、4、5、6、7、8、9、10、J、Q；K 是百搭牌。花色不计。（选项 ranks 和 copies 可减少牌数。）
rule-M2 = 每位玩家有一个十张的储备堆，只有最上面一张面朝上，其余的牌谁也没看过，包括自己；还有五张手牌，以及四个弃牌堆的位置，开始时都是空的。储备堆的张数事先商定，通常为 5 到 20 张。（即选项 stock_size；hand_size 和 side_piles 可更改另外两个数。）
rule-M3 = 其余的牌面朝下作为抽牌堆，储备堆为十张时有 74 张。双方之间有三个接龙堆的位置，开始时都是空的。（选项 build_piles 可更改堆数。）
chapter-M4 = 谁先开始
rule-M4 = 先发储备堆，比较双方的顶牌，较大的一方先出牌。这时 K 算最小。两张相同则全部重洗重发。然后发手牌。（选项 king_start 可让 K 算最大。）
chapter-M5 = 你的回合
rule-M5 = 回合开始时，抽牌直到手上有五张。先出牌的一方开局时已有五张。（选项 hand_size 可更改张数。）
rule-M6 = 然后可以向接龙堆出任意多张牌，一次一张：手牌、自己某个弃牌堆的顶牌，或自己储备堆的顶牌。
chapter-M7 = 接龙堆
rule-M7 = 接龙堆从 A 开始，每次大一点，一直到 Q。K 可以当作所需要的任何一张牌，包括 A 和 Q。（选项 king_as_ace 可禁止 K 当 A。）
rule-M8 = 出掉储备堆的顶牌后，立即翻开下一张。
rule-M9 = 接到 Q 的接龙堆就接满了，十二张牌立即洗回抽牌堆，其中的 K 仍是 K。（选项 recycle 可改为面朝上放到一旁，等到要抽牌而抽牌堆已空时才洗进去。使用选项 ranks 时，以局中最大的点数代替 Q。）
chapter-M10 = 手牌和弃牌堆
rule-M10 = 手牌出完时，立即抽五张，回合继续。如果最后一张手牌接满了一堆，先把这一堆洗回去，然后再抽牌。
rule-M11 = 把一张手牌放到自己四个弃牌堆之一上，回合就结束；放 K 也可以。没有别的结束办法。弃牌堆上只能放手牌，牌不能在弃牌堆之间移动，每堆只有顶牌可以打出。
rule-M12 = 能出的牌也可以不出。
chapter-M13 = 结局
rule-M13 = 谁出掉自己储备堆的最后一张牌，谁就立即获胜。
rule-M14 = 如果一次抽牌（按 M5 或 M10，整次一起算）之后抽牌堆空了，游戏结束：储备堆张数较少的一方获胜，相同则为平局。出完储备堆（M13）优先。用数字表示：胜方为 1，负方为 -1，平局双方为 0。（选项 deck_out 可改为手牌补不满时才结束。使用选项 recycle 时，一旁也没有牌了才结束。选项 max_actions 限制没完没了的对局：达到这个行动次数（默认 10,000）就中止，按同样办法决定胜负。）
chapter-M15 = 公开的和隐藏的
rule-M15 = 所有人都知道：储备堆的顶牌和张数、所有弃牌堆、接龙堆以及其中的 K 当作什么、每人手牌的张数和抽牌堆的张数。隐藏的是：手牌、储备堆顶牌以下的牌和抽牌堆。

# 选项
option-build_piles = 有几个接龙堆。
option-stock_size = 每个储备堆有几张牌。
option-king_start = 用储备堆顶牌决定谁先出牌时，K 怎么算。
    .is-low = 最小
    .is-high = 最大
option-king_as_ace = K 是否可以开始一个接龙堆。
    .is-false = 只有 A 可以
    .is-true = K 可以当 A
option-recycle = 接满的接龙堆何时回到抽牌堆。
    .is-at_once = 立即
    .is-on_empty = 要抽牌而抽牌堆已空时
option-deck_out = 何时算抽牌堆用完，游戏结束。
    .is-empty = 抽走最后一张牌时
    .is-short = 手牌补不满时才算
option-max_actions = 多少次行动之后游戏中止。
option-ranks = K 以下有几种点数，从 A 算起。
option-copies = 每种点数有几张牌。
option-hand_size = 手牌补到几张。
option-side_piles = 每位玩家有几个弃牌堆。

# 预设
preset-standard = 通常的规则，三个接龙堆。
preset-four-piles = 四个接龙堆，许多同类游戏都是这样。

# 弱机器人的性格
persona-eager = 急性子
persona-hoarder = 爱囤牌
persona-careful = 谨慎

# 示例对局：各个时刻的解说（example.txt）
example-deal = 你是 Ada，对手是 Bo。谁先把自己的储备堆出完，谁就赢；这里每堆 3 张（通常 10 张），只看得到最上面一张。你的是 8，Bo 的是 A，大的先出。中间的 3 个接龙堆双方共用：从 A 开始，一张一张往上接。你打出 A。
example-keep-king = 现在接龙堆 1 要接 2，你没有。K 可以当任何牌，能顶上，但以后更有用。于是你结束回合：把手里的一张 5 放到弃牌堆，以后还能从那里打出。
example-their-stock = Bo 打出储备堆的 A，下一张储备牌立刻翻开：是 7。Bo 还剩 2 张。
example-draw = 回合开始时，你抽牌直到有 5 张。你抽到一张 3，正是接龙堆 1 要的。这样它就离你储备堆的 8 更近了。
example-stop = 你还可以接着出 4 和 5。但那样 Bo 只差一张 6，就能打出储备堆的 7。所以你停下来，把一张 5 放在另一张 5 上面。
example-king = Bo 把 K 当 4 打出：K 可以当任何需要的牌。
example-opened = Bo 手里还有 5 和 6，储备堆的 7 就这样出掉了。不过现在接龙堆 1 要接 8，正是你的储备牌！
example-stock = 轮到你：储备堆的 8 接得上。储备堆最要紧，胜负就看它。
example-next = 下一张储备牌是 9，马上也接得上。
example-last-card = 你的最后一张储备牌是 8。接龙堆 1 已经要接 10 了，所以得让另一堆接到你的 8：你先把 2 出到接龙堆 2。
example-hold = 出 4 会帮到 Bo，因为 Bo 的最后一张储备牌是 7。你先把它留着，等能一口气接到底再出，把 9 放到空的弃牌堆。
example-side-piles = Bo 打出弃牌堆上的 10 和 J：每个弃牌堆只能打出最上面一张。
example-complete = 有了 Q，接龙堆 1 就接满了。它的 12 张牌洗回抽牌堆，那里可以开始新的一堆。
example-way = Bo 接不下去了，你的路通了：手里的 4、弃牌堆 1 的 5、手里的 6、K 当 7，然后是你的 8。
example-wild = 你没有 7，就用 K 代替。这样也堵住了 Bo，因为 Bo 也要在那里出 7。
example-end = 这是你储备堆的最后一张牌，你立刻获胜；手里的 2 张和弃牌堆上的牌都不算。Bo 的储备堆还剩 1 张。还有一点没有出现：谁打出最后一张手牌，就再抽 5 张，接着出。
