"""Explanations of runtime errors by exception type and Python's message.

Each row is a pattern and an explanation that can quote the match. The first matching row is used. A type that is
missing here is explained like its base class.
"""

import json
import socket

from .os_sentences import NO_LAB, OS_SENTENCES

SENTENCES = {
    NameError: [
        (r"^name '(.+?)' is not defined\. Did you forget to import '(.+?)'",
         "`{0}` is a module that isn't imported yet. Write `import {1}` at the top."),
        (r"^name '(.+?)' is not defined",
         "`{0}` isn't defined here. Check the spelling, or put quotes around it if it is text."),
        (r"^cannot access free variable '(.+?)'",
         "`{0}` is used before the enclosing function has given it a value."),
    ],
    UnboundLocalError: [
        (r"variable '(.+?)'",
         "`{0}` is used before this function has given it a value. Give it one first."),
    ],
    TypeError: [
        (r'^can only concatenate str \(not \"(.+?)\"\) to str',
         "A string can only be joined with another string, not with {0}. Convert the value with str(), "
         "or use an f-string."),
        (r"^unsupported operand type\(s\) for (.+?): 'NoneType' and"
         r"|^unsupported operand type\(s\) for (.+?): '.+?' and 'NoneType'",
         "One side is None. Functions without a return statement, and methods that change their "
         "object, return None."),
        (r"^ord\(\) expected a character",
         "ord() takes exactly one character. Give it a single one, such as `text[0]`."),
        (r"^'(.+?)' object is not callable",
         "A value of type `{0}` is called like a function. Perhaps its name was reused for a value, or "
         "an operator is missing before the parenthesis."),
        (r"^'NoneType' object is not subscriptable",
         "The value before the square bracket is None. The function that produced it returned nothing."),
        (r"^'(.+?)' object is not subscriptable",
         "A value of type `{0}` has no elements, so square brackets don't work on it."),
        (r"^'NoneType' object is not iterable|^cannot unpack non-iterable NoneType",
         "None cannot be iterated over. The function that produced the value returned nothing."),
        (r"^'(.+?)' object is not iterable|^cannot unpack non-iterable (\S+)",
         "A single value cannot be iterated over like a list. To repeat something a number of times, "
         "use range()."),
        (r"^(.+?)\(\) missing (\d+) required (?:positional|keyword-only) arguments?: (.+)$",
         "`{0}` is called with too few arguments: {2} is missing."),
        (r"^(.+?)\(\) takes (.+?) positional arguments? but (.+?) (?:was|were) given",
         "`{0}` takes {1} but was given {2} arguments. For a method, `self` counts too."),
        (r"^(.+?)\(\) got an unexpected keyword argument '(.+?)'",
         "`{0}` has no parameter called `{1}`. Compare the call with the function's definition."),
        (r"^(.+?)\(\) (?:takes no|takes|got) .*argument",
         "The function is called with arguments that it does not take. Compare the call with the "
         "function's definition."),
        (r"^(\S+) indices must be integers",
         "The index in square brackets must be an integer. Convert it with int()."),
        (r"^unhashable type: '(.+?)'|^cannot use '(.+?)' as",
         "A value that can change, such as a list or a dictionary, cannot be a dictionary key or an "
         "element of a set. Use a tuple."),
        (r"object does not support item assignment",
         "Values of this type cannot be changed. Create a new value instead."),
        (r"a bytes-like object is required, not 'str'|must be a bytes-like object, not 'str'",
         "Bytes are needed here, not a string. Add .encode()."),
        (r"^sequence item (\d+): expected a bytes-like object, str found",
         "join() of bytes needs bytes, but the element at index {0} is a string. Turn text into bytes first with "
         ".encode()."),
        (r"can't concat str to bytes|must be str, not bytes|expected str.*bytes",
         "Bytes and strings do not mix. Use .decode() on the bytes, or .encode() on the string."),
        (r"int\(\) argument must be|float\(\) argument must be",
         "Only a string or a number can be converted to a number, and this value is something else. "
         "Print it to see what it is."),
        (r"must be str, not|expected str",
         "A string is needed here. Convert the value with str()."),
        (r"Object of type (\S+) is not JSON serializable",
         "JSON supports strings, numbers, lists and dictionaries, but not {0}. Convert the value first."),
        (r"",
         "A value has the wrong type for this operation. Print the value to see what it is."),
    ],
    ValueError: [
        (r"^invalid literal for int\(\) with base \d+: (.+)$",
         "int() cannot convert {0} to an integer. Look for spaces, letters or a decimal point."),
        (r"^could not convert string to float: (.+)$", "float() cannot convert {0} to a number."),
        (r"^not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)\)",
         "There are {0} variables to assign but only {1} values."),
        (r"^too many values to unpack \(expected (\d+)",
         "There are only {0} variables to assign but more values."),
        (r"not in list|\.index\(x\): x not in|substring not found",
         "The value was not found. Check with `in` first."),
        (r"^Exceeds the limit \((\d+) digits\)",
         "The number has more than {0} digits, which is the limit for converting between integers and "
         "strings."),
        (r"^I/O operation on closed file",
         "The file is already closed. Use it inside its `with` block."),
        (r"^math domain error|^expected a nonnegative input|^expected a positive input",
         "The mathematical function is not defined for this number."),
        (r"^chr\(\) arg not in range", "No character has this number."),
        (r"^substring|^empty separator", "The text to search for must not be empty."),
        (r"does not appear to be an IPv",
         "This is not an IP address. Look for spaces around it, or a part above 255."),
        (r"max\(\)|min\(\)",
         "There are no values, so none is the largest or smallest. Check that there are values first."),
        (r"", "The value has the right type, but its content is not valid here."),
    ],
    json.JSONDecodeError: [
        (r"^Expecting value: line 1 column 1 ",
         "The text isn't valid JSON: it is empty or begins with something else."),
        (r": line (\d+) column (\d+)", "The text isn't valid JSON. Look at line {0}, column {1}."),
    ],
    UnicodeDecodeError: [
        (r"^'(.+?)' codec",
         "These bytes are not text in {0}. They may be raw data, or text in another encoding."),
    ],
    UnicodeEncodeError: [
        (r"surrogates not allowed",
         "The text contains half of a character, which can't be written. Remove it, or print the text with repr()."),
        (r"^'(.+?)' codec", "The text contains a character that {0} cannot encode. Use utf-8."),
    ],
    IndexError: [
        (r"^pop from empty|^pop from an empty", "The list is empty, so nothing can be removed from it."),
        (r"^(list|tuple|string|bytearray|range object) .*index out of range|^(\S+) index out of range",
         "The index is past the end. The last index is one less than the length, which len() tells you."),
        (r"^Replacement index",
         "The text has more pairs of braces than format() was given values. Add the missing values."),
        (r"^Cannot choose from an empty", "The list is empty, so there is nothing to choose from. Check it first."),
        (r"", "There is no element at this index."),
    ],
    KeyError: [
        (r"^'pop from an empty set'", "The set is empty, so nothing can be removed from it."),
        (r"^'No time zone found with key (.+)'",
         "There is no time zone called `{0}`. A name looks like `Europe/Berlin`, and "
         "`zoneinfo.available_timezones()` has them all."),
        (r"^(.+)$", "The dictionary has no key {0}. Check with `in` first, or use .get()."),
        (r"", "The dictionary has no such key. Check with `in` first, or use .get()."),
    ],
    AttributeError: [
        (r"^'NoneType' object has no attribute '(.+?)'",
         "The value before `.{0}` is None. The function that produced it returned nothing, or found "
         "nothing."),
        (r"^'(.+?)' object has no attribute '(.+?)'\. Did you mean: '\.?(.+?)'",
         "A value of type `{0}` has no attribute `{1}`. Did you mean `{2}`?"),
        (r"^'(.+?)' object has no attribute '(.+?)'",
         "A value of type `{0}` has no attribute `{1}`. Either the name is misspelled, or the value is not "
         "what you expect."),
        (r"^module '(.+?)' has no attribute '(.+?)'",
         "The module `{0}` has no attribute `{1}`. Check the spelling."),
        (r"",
         "The value has no attribute with this name. Either the name is misspelled, or the value is "
         "not what you expect."),
    ],
    ZeroDivisionError: [
        (r"", "A number is divided by zero. Check the divisor first."),
    ],
    OverflowError: [
        (r"must be 0-65535", "A port is a number from 0 to 65535."),
        (r"int too large to convert|int too big to convert|too large to convert",
         "The integer is too large for this operation."),
        (r"", "The result is too large for a float."),
    ],
    ArithmeticError: [
        (r"", "The calculation has no result."),
    ],
    RecursionError: [
        (r"during compilation",
         "The code is nested too deeply for Python to read. Split it into several statements."),
        (r"",
         "The function calls itself too many times. Make sure that the recursion ends, or use a loop."),
    ],
    MemoryError: [
        (r"too complex",
         "The code is nested too deeply for Python to read. Split it into several statements."),
        (r"", "The program needed more memory than is available."),
    ],
    ModuleNotFoundError: [
        (r"^No module named '(.+?)'; '(.+?)' is not a package",
         "`{1}` is not a package, so it has no module called `{0}`. Check the spelling."),
        (r"^No module named '(.+?)'",
         "The sandbox has no module called `{0}`. Either the name is misspelled, or the module is not "
         "part of Python."),
        (r"",
         "The sandbox has no such module. Either the name is misspelled, or the module is not part of "
         "Python."),
    ],
    ImportError: [
        (r"^cannot import name '(.+?)' from '(.+?)'",
         "The module `{1}` has nothing called `{0}`. Check the spelling."),
        (r"^this part of Python's library could not be loaded",
         "The browser could not load this part of Python's library. Check your connection, then run the program "
         "again."),
        (r"", "The module cannot be imported."),
    ],
    EOFError: [
        (r"",
         "The program asked for more input than there is. Read only as many lines as the task provides."),
    ],
    StopIteration: [
        (r"",
         "next() was called, but there are no elements left. Pass a default as the second argument, or "
         "use a for loop."),
    ],
    StopAsyncIteration: [
        (r"", "There are no elements left. Use async for."),
    ],
    AssertionError: [
        (r"", "The condition of an assert statement is false."),
    ],
    NotImplementedError: [
        (r"", "This part is not implemented yet, or a class lacks a method that it should provide."),
    ],
    RuntimeError: [
        (r"changed size during iteration|mutated during iteration",
         "The collection changes size while a loop iterates over it. Loop over a copy, such as `list(...)`."),
        (r"asyncio\.run\(\) cannot be called",
         "An event loop is already running. Use await instead of asyncio.run()."),
        (r"^generator raised StopIteration",
         "next() found no more elements inside a generator. Catch StopIteration there, or pass a "
         "default to next()."),
        (r"^No active exception",
         "raise without an exception raises the current one again, but none is being handled here."),
        (r"^deadlock", "Everything that is still running is waiting for something that will never happen."),
        (r"^threads can only be started once", "A thread can be started only once. Create a new one."),
        (r"", "Python cannot do this at this point."),
    ],
    LookupError: [
        (r"^unknown encoding: (.+)$", "There is no encoding called `{0}`. Check the spelling."),
        (r"", "The value was not found."),
    ],
    SystemExit: [
        (r"", "The function ended the whole program instead of returning a value."),
    ],
    KeyboardInterrupt: [
        (r"", "The program interrupted itself."),
    ],
    GeneratorExit: [
        (r"", "A generator was closed while it was running."),
    ],
    BufferError: [
        (r"", "The memory of this value is in use elsewhere and cannot be resized."),
    ],
    BaseExceptionGroup: [
        (r"", "Several errors happened together. Each of them is shown above with its own lines."),
    ],
    socket.gaierror: [
        NO_LAB,
        (r"", "There is no host with this name. Check the spelling, or use its address."),
    ],
    **OS_SENTENCES,
}
# cspell:ignore nonnegative
