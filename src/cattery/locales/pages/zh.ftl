# 网页：中文
about = 三款关于猫、老鼠和害虫的纸牌游戏，用浏览器和朋友的手机就能玩。免费，不用注册。
skip = 跳到正文
menu = 菜单
guest = 客人
bots = 机器人
offline = 没有网络连接。你的游戏不会丢失，本页会继续重试。
away-title = 连不上服务器
away-text = 你的牌局都在，不会丢。也许这台设备没有联网，或者服务器正在重新启动。
away-again = 再试一次
copy = 复制
copied = 已复制
yes = 是
no = 否
back-to-table = 回到牌桌
to-home = 去看游戏

nav-mine = 我的游戏
nav-settings = 设置
nav-rules = 规则

# 首页
home-title = 猫、老鼠与害虫
home-running = 继续玩
home-more = 还有 { $count } 局
home-play-now = 马上开始
home-with-friends = 和朋友一起玩
home-players = { $players } 人
home-minutes = { $minutes } 分钟
home-jump = 收到邀请？输入代码
home-join = 加入朋友
home-code = 链接或代码
home-join-button = 加入
home-no-code = 这不是牌桌的链接。请再要一次。

# 新牌桌
new-title = 新牌桌：{ $game }
your-name = 你的名字
players = 人数
new-who = 谁来玩？
new-friends = 朋友们，各用各的设备
new-friends-note = 你会得到可以转发的链接和二维码。
new-bots = 你和机器人
new-bots-note = 马上开始。
new-device = 几个人共用这台设备
new-device-note = 轮流传递，谁也看不到别人的牌。
new-others = 还有谁在这里玩？
new-other = 玩家 { $number }
new-others-note = 其余的留空，由机器人入座。
new-options = 修改个别规则
new-number = 从 { $low } 到 { $high }；通常：{ $usual }
new-settings = 计时、节奏和提示
new-make = 摆好牌桌
new-begin = 发牌
preset = 规则
as-preset = 按上面的规则
setting-turn = 每回合时间
setting-pace = 机器人的速度
setting-hints = 可以要提示
setting-spectators = 有链接的人可以旁观
clock-0 = 不计时
clock-30 = 30 秒
clock-60 = 1 分钟
clock-180 = 3 分钟
clock-86400 = 1 天
clock-259200 = 3 天
pace-600 = 快
pace-1200 = 从容
pace-2500 = 慢
error-option = “{ $got }”不适用于：{ $option }应为：{ $expected }。

# 开局之前
lobby-invite = 邀请朋友
lobby-link = 本桌链接
here-only = 只有这台电脑能打开这个链接。
here-only-how = 要让家里的手机和其他电脑也能加入，请停止 Cattery，再这样重新启动：
lobby-seats = 同桌
lobby-invited = { $player }邀请你一起玩
lobby-open = 这里有你的座位
lobby-no-account = 不用注册，不用安装，有个名字就行。
lobby-full = 座位已满。
lobby-full-watch = 开局后你可以在这里旁观。想玩的话，请房主给你腾个座位。
lobby-full-closed = 本桌不能旁观。想玩的话，请房主给你腾个座位。
lobby-wait = 人到齐后，由{ $player }开始游戏。
lobby-options = 本桌规则
lobby-clock = 每回合时间：{ $time }。超时由机器人代打。
lobby-no-spectators = 只有玩家能看到这局游戏。
hints-off = 不要提示
hints-on = 允许提示
settled-changed = 本桌的不同之处：
clock = { $seconds } 秒
join-button = 入座
start = 开始游戏
start-note = 还有 { $count } 个空位；现在开始的话，由机器人入座。
start-full = 人都到齐了。
start-missing = 还没到：{ $players }。现在开始的话，在他们到来之前由机器人代打。
leave = 离开牌桌
leave-ask = 要离开这局游戏吗？机器人会替你守着座位，你随时可以回来。
level = 机器人的水平
level-personas = 新手和休闲级的机器人各有性格，写在名字旁边，按这张桌子和座位抽定。

seat-open = 空位
seat-you = 你
seat-host = 房主
seat-bot = 机器人
seat-bot-add = 加机器人
seat-clear = 腾出座位
seat-away = 不在
seat-taken-over = 机器人代打中
seat-turn = 轮到
status-lobby = { $free ->
    [0] 座位已满，可以开始。
   *[other] 还没开始，有 { $free } 个空位。
}
status-asleep = 休眠中，等有人回来。

# 公平
fair-title = 发牌公平吗？
fair-text = 牌由一个秘密数字决定，它在摆好牌桌时抽出。下面是它的指纹。游戏结束后会公布这个数字，谁都可以验证中途没有挑牌或换牌。开局之前，你可以掺入自己的话。
fair-entropy = 你自己的话
fair-add = 掺入
fair-added = 你的话已经掺入。
proof-title = 牌是怎么发的
proof-text = 秘密数字、各人掺入的话、每一张牌和每一步都在这局的记录里。每张牌都由这个数字推出，而它的指纹在开局前就已公布。
proof-secret = 秘密数字
proof-commitment = 它的指纹，开局前已公布
proof-entropy = 玩家掺入的话
proof-get = 下载记录
proof-how = 在自己的电脑上用 Cattery 逐张验证：

# 牌桌
turn = 轮到 { $player }。
    .you-player = 轮到你了。
news = 刚刚发生的事
log = 发生过的事
watching = 你在旁观：这里只有所有人都能看到的内容。
lesson = 现在是什么情况？
hint = 提示
hint-says = 好的一步：{ $action }
hint-why = 为什么
talk = 聊天
talk-say = 说点什么
talk-send = 发送
emote-hello = 你好！
emote-well-played = 打得好！
emote-thinking = 让我想想……
emote-oops = 哎呀！
emote-laugh = 哈哈！
emote-thanks = 谢谢！

# 结局和回放
end-scores = 得分：{ $what }
rematch = 再来一局
rematch-go = 去下一局
rematch-waits = 同样的人已开了新的一局。
uncovered = 此前隐藏的
replay = 看回放
replay-title = 回放：{ $game }
replay-deal = 发牌
replay-step = 第 { $step } 步，共 { $last } 步
replay-steps = 一步一步地看
replay-first = 回到发牌
replay-previous = 后退一步
replay-next = 前进一步
replay-last = 到最后一步
replay-go = 显示
replay-quiet = 从这里看不到什么。
replay-view = 视角
replay-all = 所有牌公开
replay-table = 旁观者
replay-hands = 各家手牌
replay-link = 这一步的链接
replay-hidden = 此时隐藏的
error-replay-memory = 前几轮谁说过什么，在这个游戏里要靠自己记。游戏结束后才能看回放。
turning-points = 转折点
turning-note = 以下概率是赛后在所有牌公开时的估算。
turning-step = 第 { $step } 步：
turning-point = 转折点：
chance-rises = { $player } 获胜的概率从 { $before }% 升到 { $after }%。
    .you-player = 你获胜的概率从 { $before }% 升到 { $after }%。
chance-falls = { $player } 获胜的概率从 { $before }% 降到 { $after }%。
    .you-player = 你获胜的概率从 { $before }% 降到 { $after }%。
risk-rises = { $player } 落败的风险从 { $before }% 升到 { $after }%。
    .you-player = 你落败的风险从 { $before }% 升到 { $after }%。
risk-falls = { $player } 落败的风险从 { $before }% 降到 { $after }%。
    .you-player = 你落败的风险从 { $before }% 降到 { $after }%。

# 示例对局
example = 怎么玩：看一局示例
example-title = 示例对局：{ $game }
example-choice = 你的行动：{ $action }
example-why = 为什么？
example-next = 下一步
example-steps = 全部步骤
example-explained = 有解说：
example-now = 自己来一局

# 规则
rules-title = { $game }的规则
rules-read = 阅读规则
rules-contents = 章节
rules-cards = 牌
rules-here = 本桌：

# 自己的游戏
mine-title = 我的游戏
mine-running = 还没玩完的
mine-over = 已结束
mine-none = 你还没有在这里玩过。
mine-date = { DATETIME($when, dateStyle: "medium") }
mine-results = 战绩
mine-by-game = 按游戏
mine-by-opponent = 按对手
mine-opponent-note = 对某个对手，只看两人中谁的名次在前；一同获胜或得分相同算平局。
tally-game = 游戏
tally-opponent = 对手
tally-games = 局数
tally-won = 胜
tally-drawn = 平
tally-lost = 负
mine-data = 你的数据
mine-data-text = 本服务器只靠这个浏览器里的一个 Cookie 认识你。它保存你的名字、你的游戏，以及你在牌桌上写的话。
mine-export = 下载关于我的全部数据
mine-forget = 删除关于我的全部数据
mine-forget-ask = 要永久删除你的名字和记录吗？
mine-forget-text = 你的名字、你写的话和这份列表都会被删除。还在进行的游戏由机器人接替你的座位。已结束的游戏会留给其他人，但不再有你的名字。此操作无法撤销。
mine-forget-yes = 是的，全部删除
mine-forget-no = 不，保留
forgotten = 已经忘记你了。
forgotten-text = 这里不再保存任何关于你的东西。你随时可以作为新人再来玩。

# 设置
settings-keep = 保存设置
settings-kept = 已保存。
settings-name-note = 用于你接下来入座的牌桌。
notify = 轮到我时通知我
look-language = 语言
look-language-none = 跟随浏览器
look-theme = 颜色
look-theme-none = 跟随系统
look-theme-light = 浅色
look-theme-dark = 深色
look-confirm = 每一步都要确认
look-confirm-note = 每一步会等几秒，其间可以取消。
look-confirm-none = 否
look-confirm-on = 是
look-sound = 声音
look-sound-note = 轮到你时短短响一声。
look-sound-none = 关
look-sound-on = 开
look-hints = 讲解局面
look-hints-note = 在牌桌旁用几句话说明现在的情况。
look-hints-none = 否
look-hints-on = 是
look-chat = 聊天
look-chat-none = 隐藏
look-chat-on = 显示

# 出了什么问题
refused-title = 没有成功
error-cookies = 这个浏览器不保存 Cookie，所以 Cattery 无法认出这个座位是你的。请允许本站使用 Cookie，然后再试一次。
error-form = 无法读取这个表单。请重新载入页面，再试一次。
advice-cookies = 只有一个 Cookie，没有别的用途。在隐私窗口里，它保留到窗口关闭为止。
advice-unknown-match = 也许链接不完整，也许这张牌桌早已收走。请再要一次链接，或者另摆一桌。
advice-not-found = 也许网址不完整，或者输错了。
advice-rate = 请返回，稍等片刻再试。
advice-fault = 如果再次发生，请告诉本服务器的管理者。
advice-not-seated = 如果你在那里有座位，请用入座时的浏览器打开链接。

# 几个人共用一台设备
curtain-title = 请传递设备
curtain = 请把设备交给{ $player }。
curtain-open = 我是{ $player }
confirm = 要走这一步吗？
confirm-now = 立即
cancel = 取消
keys = 按键
close = 关闭
big-screen = 在大屏幕上显示

# 一个人用几台设备，以及回来
device-title = 在另一台设备上继续
device-text = 请用另一台设备扫描此二维码，或在那里打开链接。链接十分钟内有效，只能使用一次。打开它的人会以你的身份游戏，请勿给别人看。
device-link = 另一台设备的链接
device-here-title = 在这里继续玩？
device-here-text = 此设备将和另一台一样，以你的名字游戏。
device-here-instead = 在这台设备上，你一直是 { $name }。继续的话，这个浏览器会忘掉 { $name }，从这里再也回不到 { $name } 的对局和成绩。
device-here-games = { $name } 还有 { $count } 局没有玩完，不久会由机器人代打。
device-here-keep = 想保留的话，请在另一个浏览器里打开链接，或先把 { $name } 带到别的设备上。
device-here = 在这里继续
device-here-stay = 继续做 { $name }
error-link = 此链接已被使用或已过期。请在另一台设备上重新获取。
back = 返回
take-back = 回到我的座位
taken-over = 机器人正在替你玩。

# Clock and vote
clock-left = 剩余时间：
kick-title = 投票请人离席
kick-note = 如果其他人中超过半数同意，该座位将永久由机器人接替。只有对方不在场时，一票才足够。
kick = 投票请{ $player }离席
kick-ask = 确定投票让机器人永久接替{ $player }的座位？
kick-votes = { $votes } 票
