def show(data, depth=0):
    for key, value in data.items():
        print("  " * depth + key)
        if isinstance(value, dict):
            show(value, depth + 1)


show({"mail": {"server": {"host": "192.0.2.25", "port": 25}, "user": "rook"}, "backup": {}})
