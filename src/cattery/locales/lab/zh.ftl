# 模拟与测量：中文
simulated = 共 { $games } 局，用时 { $seconds } 秒。
simulated-speed = 每秒 { $games } 局，{ $steps } 步。
simulated-length = 每局平均 { $mean } 步，最少 { $low } 步，最多 { $high } 步。
simulated-seat = { $player }（{ $policy }）：胜率 { $win }%（{ $win-low }–{ $win-high }），垫底率 { $loss }%（{ $loss-low }–{ $loss-high }），{ $score } { $mean } ± { $deviation }
simulated-ending = { $share }%：{ $ending }
simulated-note = 括号内为 95% 置信区间，± 后为标准差。
policy-random = 随机
policy-heuristic = 经验法则
warmed = { $game }：{ $seconds } 秒后就绪
bench-rates = 每秒步数，每秒局数
bench-ratios = 每秒步数之比
bench-times = 复制一个状态（纳秒：普通、编译），第一局（秒：冷启动、热启动）
