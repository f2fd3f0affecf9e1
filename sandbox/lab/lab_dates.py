"""The datetime module of a case with a lab: the current time comes from the lab's clock."""

import datetime as module

_date, _datetime, _utc = module.date, module.datetime, module.timezone.utc
_clock = {"time": None}


class _StandsFor(type):
    """Makes instances of the replaced class count as instances of its replacement."""

    def __instancecheck__(cls, instance):
        return isinstance(instance, cls.__mro__[1])

    def __subclasscheck__(cls, other):
        return issubclass(other, cls.__mro__[1])


class date(_date, metaclass=_StandsFor):
    """A date whose today() uses the lab's clock."""

    @classmethod
    def today(cls):
        return cls.fromtimestamp(_clock["time"]())

    def __repr__(self):
        return f"datetime.date({self.year}, {self.month}, {self.day})"


class datetime(_datetime, metaclass=_StandsFor):
    """A datetime whose now() uses the lab's clock."""

    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(_clock["time"](), tz)

    @classmethod
    def today(cls):
        return cls.now()

    @classmethod
    def utcnow(cls):
        return cls.now(_utc).replace(tzinfo=None)

    def __repr__(self):
        return f"datetime.{super().__repr__()}"


for _class in (date, datetime):
    _class.__module__ = "datetime"


def install(time):
    """Replaces the classes of the datetime module. time returns the seconds since 1970."""
    _clock["time"] = time
    module.date, module.datetime = date, datetime
