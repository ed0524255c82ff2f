# 蟑螂扑克：中文
title = 蟑螂扑克
tagline = 把手里的害虫推给别人，说真话或假话都行，别让它们回到自己面前。
score = 明牌张数

# 牌
card-bat = 蝙蝠
card-cockroach = 蟑螂
card-fly = 苍蝇
card-rat = 老鼠
card-scorpion = 蝎子
card-spider = 蜘蛛
card-stink-bug = 臭虫
card-toad = 蟾蜍
cards-bat = { $count } 张蝙蝠
cards-cockroach = { $count } 张蟑螂
cards-fly = { $count } 张苍蝇
cards-rat = { $count } 张老鼠
cards-scorpion = { $count } 张蝎子
cards-spider = { $count } 张蜘蛛
cards-stink-bug = { $count } 张臭虫
cards-toad = { $count } 张蟾蜍

# 行动
act-true = “真”：是{ $claim }
act-false = “假”：不是{ $claim }
act-look = 看牌，然后传下去
act-pass = 把牌传给 { $target }，说是{ $claim }
act-offer = 把{ $card }推给 { $target }，说是{ $claim }

# 发生的事
saw-start = { $player } 是起始玩家。
    .you-player = 你是起始玩家。
saw-offer = { $player } 推给 { $target } 一张牌：“{ $claim }！”
    .you-player = 你推给 { $target } 一张牌：“{ $claim }！”
    .you-target = { $player } 推给你一张牌：“{ $claim }！”
saw-offer-known = { $player } 推给 { $target } 一张{ $card }：“{ $claim }！”
    .you-player = 你推给 { $target } 一张{ $card }：“{ $claim }！”
    .you-target = { $player } 推给你一张{ $card }：“{ $claim }！”
saw-look = { $player } 看了牌。
    .you-player = 你看了牌。
saw-look-known = { $player } 看了牌：是{ $card }。
    .you-player = 你看了牌：是{ $card }。
saw-pass = { $player } 把牌传给 { $target }：“{ $claim }！”
    .you-player = 你把牌传给 { $target }：“{ $claim }！”
    .you-target = { $player } 把牌传给你：“{ $claim }！”
saw-true = { $player } 对“{ $claim }”说“真”。翻开：{ $card }。
    .you-player = 你对“{ $claim }”说“真”。翻开：{ $card }。
saw-false = { $player } 对“{ $claim }”说“假”。翻开：{ $card }。
    .you-player = 你对“{ $claim }”说“假”。翻开：{ $card }。
saw-take = { $player } 收下这张牌，面前现有 { $cards }。
    .you-player = 你收下这张牌，面前现有 { $cards }。
saw-lose-four-alike = { $player } 有 { $count } 张相同的牌，输了。
    .you-player = 你有 { $count } 张相同的牌，输了。
saw-lose-empty-hand = { $player } 该开始新一轮却没有手牌，输了。
    .you-player = 你该开始新一轮却没有手牌，输了。
saw-lose-full-set = { $player } 集齐了每种动物，输了。
    .you-player = 你集齐了每种动物，输了。

# 桌面，逐行
at-over = 游戏结束。
at-offering = { $player } 出一张手牌开始这一轮。
    .you-player = 请你出一张手牌开始这一轮。
at-offer = { $player } 对 { $target } 说：“{ $claim }！”
    .you-player = 你对 { $target } 说：“{ $claim }！”
    .you-target = { $player } 对你说：“{ $claim }！”
at-card = 这张牌是{ $card }。
at-player = { $player }：手牌 { $count } 张，明牌 { $cards }
    .you-player = 你：手牌 { $count } 张，明牌 { $cards }
at-player-bare = { $player }：手牌 { $count } 张，没有明牌
    .you-player = 你：手牌 { $count } 张，没有明牌
at-set-aside = 暗中搁置：{ $count } 张牌
at-hand = 手牌：{ $cards }
at-empty-hand = 手牌：无

# 页面上的桌面。句子中的 card、target、claim 在下方选择。
table-limit = 同种 { $count } 张就输
table-limit-set = 同种 { $count } 张，或每种各一张，就输
table-danger = 再来一张就输：{ $cards }
table-danger-hand = 没有手牌：再收任何牌就输
table-answers = { $player } 要说是真是假，或者看牌再传下去。
    .you-player = 是真的吗？请回答，或者看牌再传下去。
table-must-answer = { $player } 必须说是真是假：其他人都已经拿过这张牌。
    .you-player = 是真的吗？你必须回答：其他人都已经拿过这张牌。
table-passes = { $player } 已经看了牌，现在要传下去。
    .you-player = 你已经看了牌，现在传下去。
table-takes = { $player } 收下
    .you-player = 你收下
table-takes-counted = { $player } 收下，共 { $cards }
    .you-player = 你收下，共 { $cards }
table-takes-and-loses = { $player } 收下并输掉
    .you-player = 你收下并输掉
table-told-truth = { $player } 说的是真话：是{ $card }。
    .you-player = 你说的是真话：是{ $card }。
table-told-lie = { $player } 说了谎：是{ $card }。
    .you-player = 你说了谎：是{ $card }。
table-offer = 把{ $card }推给 { $target }，说是{ $claim }
table-pass = 把牌传给 { $target }，说是{ $claim }
table-slot-card = { $card }
table-slot-claim = { $claim }
table-hand = { $player } 的手牌
    .you-player = 你的手牌
table-which = 哪张牌？
table-whom = 给谁？
table-claim = 你说它是什么？
table-truth = 真话
table-lie = 假话
table-true = 真
table-false = 假
table-look = 看牌再传
table-true-means = 是{ $claim }
table-false-means = 不是{ $claim }
table-look-means = 只有你能看
table-right = 猜对：
table-wrong = 猜错：
table-look-then = 之后必须传给 { $players }。
table-look-then-some = 之后必须传给其余 { $count } 人之一。
table-look-none = 不能：其他人都已经拿过这张牌。
table-blind = 不看就传下去
table-had = 拿过了
table-in-hand = 手牌 { $count } 张
table-face-up = 明牌
table-rounds = 之前的各轮
table-card-down = 一张扣着的牌
table-to = 给

# 怎么回事：写给第一次玩的人
lesson-offer = 由你开始这一轮。把一张手牌扣着推给别人，并说它是什么，真话假话都行。最后猜错或被识破的人收下这张牌，明放在面前；同种 { $count } 张就输。
lesson-answer = { $player } 说这张牌是{ $claim }。请说“真”或“假”：猜对，牌归 { $player }；猜错，牌归你。也可以偷看一眼，自己再说一种，把它传下去。
lesson-answer-last = { $player } 说这张牌是{ $claim }。已经没有人可传，所以请说“真”或“假”。猜对，牌归 { $player }；猜错，牌归你。
lesson-pass = 你看了牌，就必须传下去。把它给一个还没拿过的人，并说它是什么，真话假话都行。对方猜对，牌归你；猜错，牌归对方。
lesson-watch-offer = { $player } 正在挑一张牌送出去，并想好怎么说。如果传到你面前，你要说是真是假，或者看牌再传下去。
lesson-watch-answer = { $teller } 推给 { $player } 一张牌。{ $player } 猜对真假，牌归 { $teller }；猜错，牌归 { $player }。
    .you-teller = 你推给 { $player } 一张牌。{ $player } 猜对真假，牌归你；猜错，牌归 { $player }。
lesson-watch-pass = { $player } 偷看了牌，现在必须传给一个还没拿过的人。
lesson-over = 这个游戏只有一个输家：{ $player }。其余都算赢。
    .you-player = 这个游戏只有一个输家，这次是你。其余都算赢。

# 为什么这样建议
why-left = { $claim }：共 { $copies } 张，{ $shown } 张是明牌，{ $own } 张在你手里。所以在你看不见的 { $unseen } 张牌中，还有 { $left } 张可能是它。
why-none-left = 不可能是{ $claim }：{ $copies } 张你都看得见。
why-odds = 按经验估计，这句话 100 次里有 { $percent } 次是真的：说出的那一种，可能性是别种的 { $trust } 倍；会伤到你的，可能性更大一些。
why-taking = 再收一张{ $card }，{ $player } 就有 { $has } 张，{ $limit } 张就输。
    .you-player = 再收一张{ $card }，你就有 { $has } 张，{ $limit } 张就输。
why-losing = 再收一张{ $card }，{ $player } 就输了。
    .you-player = 再收一张{ $card }，你就输了。
why-look = { $count ->
    [1] 还有 1 人没拿过这张牌。看过之后，由你决定怎么说。
   *[other] 还有 { $count } 人没拿过这张牌。看过之后，由你决定给谁、怎么说。
}
why-mixed = 真话和假话大约各说一半：谁也看不透你。
why-lie = { $claim }的 { $copies } 张牌里有 { $left } 张不是明牌，所以假话可信。
why-yet = 按这样算，别的选择看起来更好；试过之后却不是。
why-tried = 把看不到的牌按许多种可能试过：这样做，100 次里输的有{ $often }。
why-instead = { $action }——{ $often }。
often = { $percent ->
    [0] 不到 1 次
   *[other] 大约 { $percent } 次
}
give-own = 把{ $card }推给 { $target }
give-on = 把牌传给 { $target }

# 拒绝
error-lose-count = 每种只有 { $copies } 张牌，没人能集到 { $lose_count } 张。请减少算输的张数，或增加每种的张数。
error-deal = 牌太少：{ $species } 种 × { $copies } 张 - 放到一边的 { $set_aside } 张 = { $dealt } 张，而玩家有 { $players } 人，每人至少要一张。

# 如何结束
ending-four-alike = 同种明牌太多，输掉游戏。
ending-empty-hand = 该开始新一轮却没有手牌，输掉游戏。
ending-full-set = 集齐了每种动物，输掉游戏。

# 规则
chapter-C1 = 牌
rule-C1 = 共有 64 张牌，八种动物每种八张：蝙蝠、蟑螂、苍蝇、老鼠、蝎子、蜘蛛、臭虫、蟾蜍。（选项 species 和 copies 可减少牌数。）
rule-C2 = 64 张牌尽量平均发完，按顺时针方向一张一张发，第一张发给起始玩家，所以手牌可能相差一张：三人为 22、21、21；四人各 16；五人为 13、13、13、13、12；六人为 11、11、11、11、10、10。一张不剩。（选项 set_aside 搁置的牌除外。）
rule-C3 = 两人游戏时，先暗中搁置十张牌，每人得 27 张。搁置的牌不会再回来。（选项 set_aside 可更改搁置的张数，任何人数都适用。）
chapter-C4 = 递出一张牌
rule-C4 = 一轮的起始玩家把一张手牌面朝下放出，指定另一位玩家，并说它是哪种动物，真话假话都可以。第一轮的起始玩家随机抽取。（选项 first_start 可指定为第一个座位。）
chapter-C5 = 收到一张牌
rule-C5 = 有人把牌推给你时，你有两种选择。接受：说“真”或“假”，然后翻开这张牌。说对了，由最后推出这张牌的人收下，面朝上放好；说错了，由你收下，面朝上放好。或者传下去：自己悄悄看牌，再推给本轮还没有拿到过这张牌的一位玩家，由你自己说它是什么，与之前相同或不同都可以。（选项 blind_pass 打开时，也可以不看牌就传下去。）
rule-C6 = 看牌就不能反悔：看过牌的人必须传下去，不能再接受。
rule-C7 = 不能把牌推给自己，也不能推给本轮已经拿到过这张牌的人，包括这一轮的起始玩家。
rule-C8 = 只剩一个人没有拿到过这张牌时，这最后一人必须接受。两人游戏时总是如此。
chapter-C9 = 下一轮
rule-C9 = 收下牌的人开始下一轮。没有手牌的玩家仍然可以被推牌，并照常接受或传下去。
chapter-C10 = 谁输
rule-C10 = 面前有四张同种明牌的玩家立即输掉；两人游戏时要五张。（选项 lose_count 可更改张数。选项 lose_on_full_set 打开时，每种动物各有一张明牌也立即输掉。）
rule-C11 = 该开始新一轮却没有手牌的玩家输掉。只看刚收下牌的那位玩家，并且先看同种牌的张数。
rule-C12 = 只有一个输家，其他人全都获胜。用数字表示：输家为 -1，n 位玩家时其他每人为 1/(n - 1)，所以总和为零。
chapter-C13 = 公开的和隐藏的
rule-C13 = 所有人都知道：明牌、每人手牌的张数，以及本轮中谁把牌推给谁、说是什么。正在传的那张牌，只有最初的主人和看过的人知道。其他一切都是隐藏的，直到牌被翻开。之前各轮说过的话要靠自己记。（选项 open_history 可让它们保持可见。）

# 选项
option-first_start = 第一轮由谁开始。
    .is-random = 随机抽取
    .is-seat0 = 第一个座位
option-lose_count = 同种明牌达到几张就输。
    .is-published = 4 张，两人游戏 5 张；牌较少时 4 张，每种不足 4 张时为该种的张数
option-set_aside = 发牌前暗中搁置几张牌。
    .is-published = 不搁置，两人游戏 10 张；牌较少时不搁置
option-blind_pass = 是否可以不看牌就传下去。
    .is-false = 必须先看牌
    .is-true = 可以不看就传
option-lose_on_full_set = 每种动物各有一张明牌是否也输。
    .is-false = 只有同种牌会输
    .is-true = 集齐所有种类也输
option-open_history = 说过的话对玩家保持可见多久。
    .is-false = 只限本轮，其余靠记忆
    .is-true = 已结束的各轮也可见
option-species = 共有几种动物：依次取自蝙蝠、蟑螂、苍蝇、老鼠、蝎子、蜘蛛、臭虫、蟾蜍。
option-copies = 每种动物有几张牌。

# 预设
preset-standard = 正式规则；两人游戏时搁置十张牌，五张相同才输。
preset-seed = 严格按照法文规则：发完所有牌，四张相同就输，两人游戏也一样。

# cattery analyse
study-truth = 真实声明所占比例，按此牌被递出的次数
study-success = 声明得逞（回答错误）的比例，按此牌被递出的次数
study-success-0 = 假的声明
study-success-1 = 真的声明

# 弱机器人的性格
persona-honest = 老实
persona-bluffer = 爱唬人
persona-suspicious = 多疑

# 示例对局：各个时刻的解说（example.txt）
example-deal = 你是 Ada，和 Bo、Cy 同桌。害虫有 8 种，每种 8 张，全部发完。谁面前有 3 张同种的明牌就输（通常要 4 张），其他人都赢。由你开始：你把一张臭虫扣着推给 Cy，并说它是什么。可以说谎；这次说的是真话。
example-asked = Cy 只看得到牌背和你的表情。现在 Cy 要说“真”或“假”，或者偷看一眼，再把牌传给 Bo。谁错了，牌就归谁。
example-believed = Cy 相信了你，而且猜对了：这张牌回到你这里，从此明放在你面前。谁收下牌，谁就开始下一轮。你继续说真话，推给 Bo 一张蝙蝠。
example-doubted = Bo 把真话当成了谎话，蝙蝠现在在 Bo 面前。只要别人看不透你，真话和谎话一样能骗人。
example-guess = 现在轮到你回答。你手上有 2 张蟾蜍，一共 8 张，另外 6 张可能在任何地方，所以有可能是真的。只有 Bo 知道；就算是蟾蜍，也是你的第一张，没什么大不了。你认为是谎话。
example-right = 是臭虫：你猜对了，所以推出这张牌的 Bo 要收下它。
example-look = Cy 说是苍蝇。8 张苍蝇你一张也没有，无从判断。还有第三条路：偷看一眼，再传给还没拿过这张牌的 Bo。
example-pass = Cy 说了谎：是臭虫。看过牌就必须传下去，并由自己说它是什么，说法相同或不同都行。你说是蟾蜍。Bo 猜错，牌归 Bo；猜对，牌归你。
example-last-one = 其他人都已拿过这张牌：Bo 不能再传，必须说“真”或“假”。
example-danger = Bo 识破了你：你面前有了第二张臭虫，再来第三张就输了，大家都看得见。所以你推给 Bo 一张蝙蝠，说是臭虫：你想甩掉臭虫，谁都会信。
example-two-bats = Bo 信了，现在面前有 2 张蝙蝠。
example-safe = Bo 说是臭虫。如果你说“假”而它真是臭虫，你就输了。如果你说“真”而它不是，你只是收下另一种牌的第一张。所以“真”是安全的回答。
example-even = 果然是臭虫，你猜对了：Bo 收下它，现在和你一样有 2 张。
example-again = 同样的问题，同样的回答：如果是臭虫，这次输的是 Bo。如果不是，你也没什么损失。
example-bluff = 是老鼠：Bo 在唬人，你收下的牌没有危险。Bo 现在有 2 张蝙蝠和 2 张臭虫。你推给 Bo 一张蝙蝠，又说是臭虫。Bo 会像你一样想：“真”是安全的回答。
example-end = 这次并不安全：有了 3 张蝙蝠，Bo 立刻输了。这个游戏只有一个输家；你和 Cy 都赢了，手里还剩什么都不要紧。该开始新一轮却没有手牌的人也会输。
