from dataclasses import dataclass


@dataclass
class Login:
    clock: str
    user: str
    result: str

    def is_at_night(self):
        return self.clock < "06:00" or self.clock >= "22:00"


logins = [Login("02:11", "wren", "refused"), Login("09:30", "rook", "accepted")]
for login in logins:
    match login:
        case Login(result="refused") if login.is_at_night():
            print("look at", login)
        case Login(user=name):
            print(name, "is fine")
