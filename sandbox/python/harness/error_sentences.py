"""Explanations of runtime errors by exception type and Python's message.

Each row is a pattern and an explanation that can quote the match. The first matching row is used. A type that is
missing here is explained like its base class.
"""

import json
import socket

from .os_sentences import OS_SENTENCES

SENTENCES = {
    NameError: [
        (r"^name '(.+?)' is not defined\. Did you forget to import '(.+?)'",
         "{0} is a module, and it is not imported yet: write import {1} at the top."),
        (r"^name '(.+?)' is not defined\. Did you mean: '(.+?)'\?$",
         "Nothing is called {0}. It looks like a misspelling of {1}."),
        (r"^name '(.+?)' is not defined$",
         "Nothing is called {0} here. It is misspelled, gets its value later, or is text that needs "
         "quotes."),
        (r"^cannot access free variable '(.+?)'",
         "{0} is read before the function around it gave it a value."),
    ],
    UnboundLocalError: [
        (r"variable '(.+?)'",
         "{0} is read before this function gave it a value. A name that a function assigns to belongs "
         "to that function."),
    ],
    TypeError: [
        (r'^can only concatenate str \(not \"(.+?)\"\) to str',
         "Text can only be joined with text, and not with {0}: convert it with str(), or use an "
         "f-string."),
        (r"^unsupported operand type\(s\) for (.+?): 'NoneType' and"
         r"|^unsupported operand type\(s\) for (.+?): '.+?' and 'NoneType'",
         "One side is None. A function without a return, or a method that changes its object, gives "
         "None."),
        (r"^unsupported operand type\(s\) for (.+?): '(.+?)' and '(.+?)'",
         "{0} does not work between {1} and {2}: convert one of them first."),
        (r"^'(.+?)' not supported between instances of '(.+?)' and '(.+?)'",
         "{1} and {2} cannot be put in order with {0}: convert one of them first."),
        (r"^'(.+?)' object is not callable",
         "Something of type {0} is called like a function. A name was reused for a value, or an "
         "operator is missing before the bracket."),
        (r"^'NoneType' object is not subscriptable",
         "The value before the square bracket is None. The function that made it returned nothing."),
        (r"^'(.+?)' object is not subscriptable",
         "A value of type {0} has no parts to pick with square brackets."),
        (r"^'NoneType' object is not iterable|^cannot unpack non-iterable NoneType",
         "There is nothing to go through, because the value is None. The function that made it "
         "returned nothing."),
        (r"^'(.+?)' object is not iterable|^cannot unpack non-iterable (\S+)",
         "A single value cannot be gone through like a list. For a number of rounds use range()."),
        (r"^(.+?)\(\) missing (\d+) required (?:positional|keyword-only) arguments?: (.+)$",
         "{0} is called with too few arguments: {2} is missing."),
        (r"^(.+?)\(\) takes (.+?) positional arguments? but (.+?) (?:was|were) given",
         "{0} takes {1} and was given {2} arguments. A method counts its self, too."),
        (r"^(.+?)\(\) got an unexpected keyword argument '(.+?)'",
         "{0} has no parameter called {1}. Compare the call with its definition."),
        (r"^(.+?)\(\) (?:takes no|takes|got) .*argument",
         "The function is called with arguments that it does not take. Compare the call with its "
         "definition."),
        (r"^(\S+) indices must be integers",
         "The position in square brackets must be a whole number; convert it with int()."),
        (r"^unhashable type: '(.+?)'|^cannot use '(.+?)' as",
         "A value that can change, such as a list or a dictionary, cannot be a key or a member of a "
         "set. Use a tuple."),
        (r"object does not support item assignment",
         "Values of this type cannot be changed in place. Build a new one instead."),
        (r"a bytes-like object is required, not 'str'",
         "Bytes are needed and text was given: add .encode()."),
        (r"can't concat str to bytes|must be str, not bytes|expected str.*bytes",
         "Bytes and text do not mix: use .decode() on the bytes, or .encode() on the text."),
        (r"int\(\) argument must be|float\(\) argument must be",
         "Only text or a number can be turned into a number. The value is of another kind; print it "
         "to see."),
        (r"must be str, not|expected str",
         "Text is needed here and something else was given: convert it with str()."),
        (r"Object of type (\S+) is not JSON serializable",
         "JSON knows text, numbers, lists and dictionaries, and no {0}. Convert it first."),
        (r"",
         "A value has a type that does not fit what is done with it. Print the value to see what it is."),
    ],
    ValueError: [
        (r"^invalid literal for int\(\) with base \d+: (.+)$",
         "int() cannot read {0} as a whole number. Look for spaces, letters or a decimal point."),
        (r"^could not convert string to float: (.+)$", "float() cannot read {0} as a number."),
        (r"^not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)\)",
         "There are {0} names on the left, and only {1} values came."),
        (r"^too many values to unpack \(expected (\d+)",
         "There are {0} names on the left, and more values came."),
        (r"not in list|\.index\(x\): x not in|substring not found",
         "What is looked for is not there. Ask with in first."),
        (r"^Exceeds the limit \((\d+) digits\)",
         "The number has more than {0} digits, which Python does not turn into text or back."),
        (r"^I/O operation on closed file",
         "The file is closed already. Work with it inside its with block."),
        (r"^math domain error|^expected a nonnegative input|^expected a positive input",
         "The mathematical function has no result for this number."),
        (r"^chr\(\) arg not in range", "No character has this number."),
        (r"^substring|^empty separator", "The text to look for must not be empty."),
        (r"does not appear to be an IPv",
         "This is no IP address. Look for spaces around it, or a part above 255."),
        (r"max\(\)|min\(\)", "An empty collection has no greatest and no smallest value."),
        (r"", "The value has the right type, and its content cannot be used here."),
    ],
    json.JSONDecodeError: [
        (r"^Expecting value: line 1 column 1 ",
         "The text is no JSON: it is empty or begins with something else."),
        (r": line (\d+) column (\d+)", "The text is no valid JSON. Look at its line {0}, column {1}."),
    ],
    UnicodeDecodeError: [
        (r"^'(.+?)' codec",
         "These bytes are not text in {0}. They may be raw data, or text in another encoding."),
    ],
    UnicodeEncodeError: [
        (r"^'(.+?)' codec", "The text has a character that {0} cannot write. Use utf-8."),
    ],
    IndexError: [
        (r"^pop from empty|^pop from an empty", "The list is empty, so that nothing can be taken from it."),
        (r"^(list|tuple|string|bytearray|range object) .*index out of range|^(\S+) index out of range",
         "The index is past the end: the last position is one less than the length."),
        (r"", "The position that is asked for does not exist."),
    ],
    KeyError: [
        (r"^'pop from an empty set'", "The set is empty, so that nothing can be taken from it."),
        (r"^(.+)$", "The dictionary has no key {0}. Ask with in first, or use .get()."),
        (r"", "The dictionary has no such key. Ask with in first, or use .get()."),
    ],
    AttributeError: [
        (r"^'NoneType' object has no attribute '(.+?)'",
         "The value before .{0} is None. The function that made it returned nothing, or found nothing."),
        (r"^'(.+?)' object has no attribute '(.+?)'\. Did you mean: '\.?(.+?)'",
         "A value of type {0} has nothing called {1}. It looks like a misspelling of {2}."),
        (r"^'(.+?)' object has no attribute '(.+?)'",
         "A value of type {0} has nothing called {1}. It is misspelled, or the value is not what it "
         "should be."),
        (r"^module '(.+?)' has no attribute '(.+?)'",
         "The module {0} has nothing called {1}. Look for a misspelling."),
        (r"", "The value has nothing of this name. It is misspelled, or the value is not what it should be."),
    ],
    ZeroDivisionError: [
        (r"", "Something is divided by zero. Check the divisor before."),
    ],
    OverflowError: [
        (r"must be 0-65535", "A port is a number from 0 to 65535."),
        (r"int too large to convert|int too big to convert|too large to convert",
         "The whole number is too large for what it is needed for."),
        (r"", "The result is too large for a number with a decimal point."),
    ],
    ArithmeticError: [
        (r"", "The calculation has no result."),
    ],
    RecursionError: [
        (r"during compilation",
         "The code is nested too deeply for Python to read. Split it into several statements."),
        (r"",
         "The function calls itself too many times. Check that every path comes to an end, or use a "
         "loop."),
    ],
    MemoryError: [
        (r"too complex",
         "The code is nested too deeply for Python to read. Split it into several statements."),
        (r"", "The program needed more memory than there is."),
    ],
    ModuleNotFoundError: [
        (r"^No module named '(.+?)'; '(.+?)' is not a package",
         "{1} is a single module and has no module in it called {0}."),
        (r"^No module named '(.+?)'",
         "The sandbox has no module called {0}. It is misspelled, or it does not come with Python."),
        (r"", "The sandbox has no such module. It is misspelled, or it does not come with Python."),
    ],
    ImportError: [
        (r"^cannot import name '(.+?)' from '(.+?)'",
         "The module {1} has nothing called {0}. Look for a misspelling."),
        (r"", "The module cannot be imported."),
    ],
    EOFError: [
        (r"", "The program asked for more input than there is. Read no more lines than the task gives."),
    ],
    StopIteration: [
        (r"",
         "next() was called and nothing is left. Give it a default as second argument, or use a for "
         "loop."),
    ],
    StopAsyncIteration: [
        (r"", "Nothing is left to go through. Use async for."),
    ],
    AssertionError: [
        (r"", "What an assert claims is not true at this moment."),
    ],
    NotImplementedError: [
        (r"", "This part is not written yet, or the class that should provide it does not."),
    ],
    RuntimeError: [
        (r"changed size during iteration|mutated during iteration",
         "The collection grows or shrinks while a loop goes through it. Loop over a copy, such as "
         "list(...)."),
        (r"asyncio\.run\(\) cannot be called",
         "An event loop is running already. Use await instead of asyncio.run()."),
        (r"^generator raised StopIteration",
         "next() found nothing inside a generator. Catch StopIteration there, or give next() a default."),
        (r"^No active exception",
         "A raise by itself repeats an error that is being handled, and there is none here."),
        (r"^deadlock", "Everything that is left waits for something that never happens."),
        (r"^threads can only be started once", "A thread is started a second time. Make a new one."),
        (r"", "Python cannot do this at this moment."),
    ],
    LookupError: [
        (r"^unknown encoding: (.+)$", "There is no encoding called {0}."),
        (r"", "What is looked for is not there."),
    ],
    SystemExit: [
        (r"", "The function ended the whole program instead of returning a value."),
    ],
    KeyboardInterrupt: [
        (r"", "The program interrupted itself."),
    ],
    GeneratorExit: [
        (r"", "A generator was closed while it was at work."),
    ],
    BufferError: [
        (r"", "The memory of this value is in use elsewhere and cannot be resized."),
    ],
    BaseExceptionGroup: [
        (r"", "Several errors happened together. Each of them is shown above with its own lines."),
    ],
    socket.gaierror: [
        (r"", "No host of this name is known. Look for a misspelling, or use its address."),
    ],
    **OS_SENTENCES,
}
# cspell:ignore nonnegative
