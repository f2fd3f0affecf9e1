line = "2031-03-14T02:11:09Z sshd[811]: Failed password for root from 203.0.113.7 port 51122"

date = line[:10]
clock = line[11:19]
start = line.find("from ") + len("from ")
end = line.find(" port ")
address = line[start:end]

print("date:   ", date)
print("time:   ", clock)
print("address:", address)
print("port:   ", line[-5:])
print("length: ", len(line))
