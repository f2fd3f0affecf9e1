class Kept(list):
    """A list that refuses to change."""

    def _refuse(self, *values):
        raise TypeError("this list belongs to the caller")

    append = extend = insert = pop = remove = clear = sort = reverse = _refuse
    __setitem__ = __delitem__ = __iadd__ = _refuse


kept = Kept([22, 80, 443, 8080])
