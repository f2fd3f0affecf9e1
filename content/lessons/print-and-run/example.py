host = "192.0.2.20"
service = "web"
answers = "yes"

print("health check")
print("host", host)
print("service", service)
print(f"{service} on {host} answers: {answers}")
