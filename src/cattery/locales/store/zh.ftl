# 存储：中文
error-unavailable = 无法连接数据库：{ $reason }。
error-silent = 数据库未能及时回应（{ $reason }）。
error-busy = 数据库长时间被占用。没有任何改动，请重试。
error-full = 数据库所在位置已没有空间（{ $reason }）。
error-read-only = 数据库只能读取，不能写入（{ $reason }）。
error-damaged = 数据库已损坏，或不是 Cattery 的数据库：{ $reason }。
error-foreign = 这不是 Cattery 的数据库：{ $got }。
error-version = 该数据库由更新版本的 Cattery 创建（表的版本为 { $got }，最高支持 { $expected }）。
error-closed = 数据库已关闭。
error-served = { $file } 正由另一个 Cattery 服务器使用。请停止那个服务器，或为这个服务器另外指定数据库（--data 或 --database）。
error-url = “{ $got }”不是数据库地址。应为：{ $expected }。
error-file-exists = { $file } 已经存在，未作改动。
error-not-empty = 数据库不是空的：“{ $table }”中已有数据。请恢复到新的数据库。
error-unknown-match = 没有编号为“{ $got }”的对局。
error-seq-taken = 对局在此期间已经继续进行。
error-command-known = 该命令此前已经执行过。
