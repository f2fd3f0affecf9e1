// cspell:dictionaries python
// cspell:ignore byteorder calcsize compressobj decompressobj defaultdict getsizeof hexlify htonl htons listdir mktime
// cspell:ignore normpath ntohl ntohs ntop unhexlify
/**
 * The standard modules that the sandbox allows and the curriculum uses, each with its most commonly used members. A
 * test checks that each of them exists in the sealed Python.
 */
export const MODULES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    argparse: 'ArgumentParser Namespace',
    array: 'array',
    ast: 'dump literal_eval parse walk',
    asyncio:
      'Event Lock Queue Semaphore TimeoutError create_task gather open_connection run sleep to_thread wait wait_for',
    base64:
      'a85decode a85encode b16decode b16encode b32decode b32encode b64decode b64encode b85decode b85encode urlsafe_b64decode urlsafe_b64encode',
    binascii: 'Error a2b_base64 a2b_hex b2a_base64 b2a_hex crc32 hexlify unhexlify',
    bisect: 'bisect bisect_left bisect_right insort insort_left insort_right',
    calendar: 'isleap month_name monthrange timegm weekday',
    codecs: 'decode encode open',
    collections: 'ChainMap Counter OrderedDict defaultdict deque namedtuple',
    'collections.abc': 'Callable Iterable Iterator Mapping MutableMapping Sequence',
    'concurrent.futures': 'Future ThreadPoolExecutor TimeoutError as_completed wait',
    contextlib: 'ExitStack closing contextmanager redirect_stdout suppress',
    copy: 'copy deepcopy',
    csv: 'DictReader DictWriter QUOTE_ALL QUOTE_MINIMAL reader writer',
    dataclasses: 'asdict astuple dataclass field fields replace',
    datetime: 'UTC date datetime time timedelta timezone',
    decimal: 'Decimal ROUND_HALF_UP getcontext localcontext',
    difflib: 'SequenceMatcher get_close_matches ndiff unified_diff',
    email: 'message_from_bytes message_from_string',
    enum: 'Enum Flag IntEnum IntFlag StrEnum auto unique',
    errno: 'EACCES ECONNREFUSED ECONNRESET EHOSTUNREACH ENOENT ETIMEDOUT errorcode',
    fnmatch: 'filter fnmatch fnmatchcase',
    fractions: 'Fraction',
    functools: 'cache cached_property cmp_to_key lru_cache partial reduce wraps',
    getpass: 'getpass',
    glob: 'glob iglob',
    gzip: 'compress decompress open',
    hashlib:
      'algorithms_available blake2b blake2s md5 new sha1 sha224 sha256 sha384 sha3_256 sha3_512 sha512 shake_128 shake_256',
    heapq: 'heapify heappop heappush heapreplace merge nlargest nsmallest',
    hmac: 'compare_digest digest new',
    html: 'escape unescape',
    'html.parser': 'HTMLParser',
    http: 'HTTPMethod HTTPStatus',
    'http.client':
      'BadStatusLine HTTPConnection HTTPException HTTPResponse HTTPSConnection IncompleteRead RemoteDisconnected responses',
    'http.cookiejar': 'CookieJar DefaultCookiePolicy',
    'http.cookies': 'CookieError SimpleCookie',
    io: 'BytesIO SEEK_CUR SEEK_END SEEK_SET StringIO TextIOWrapper',
    ipaddress:
      'AddressValueError IPv4Address IPv4Network IPv6Address collapse_addresses ip_address ip_interface ip_network summarize_address_range',
    itertools:
      'accumulate batched chain combinations count cycle dropwhile groupby islice pairwise permutations product repeat starmap takewhile tee zip_longest',
    json: 'JSONDecodeError dump dumps load loads',
    keyword: 'iskeyword kwlist',
    logging: 'DEBUG ERROR INFO WARNING basicConfig debug error exception getLogger info warning',
    math: 'ceil comb cos dist e factorial floor gcd hypot inf isclose isnan isqrt lcm log log10 log2 nan perm pi pow prod sin sqrt tan trunc',
    operator: 'add and_ attrgetter itemgetter methodcaller mul or_ sub xor',
    os: 'environ error fsencode getcwd linesep listdir makedirs mkdir path remove rename scandir sep strerror urandom walk',
    'os.path':
      'abspath basename commonpath commonprefix dirname exists expanduser getsize isabs isdir isfile join normpath realpath relpath split splitext',
    pathlib: 'Path PosixPath PurePath PurePosixPath PureWindowsPath',
    pprint: 'pformat pprint',
    queue: 'Empty Full LifoQueue PriorityQueue Queue SimpleQueue',
    random:
      'Random SystemRandom choice choices getrandbits randbytes randint random randrange sample seed shuffle uniform',
    re: 'ASCII DOTALL IGNORECASE MULTILINE Match Pattern VERBOSE compile error escape findall finditer fullmatch match search split sub subn',
    secrets:
      'SystemRandom choice compare_digest randbelow randbits token_bytes token_hex token_urlsafe',
    select: 'select',
    selectors: 'DefaultSelector EVENT_READ EVENT_WRITE SelectSelector',
    shlex: 'join quote split',
    socket:
      'AF_INET IPPROTO_TCP IPPROTO_UDP SHUT_RD SHUT_RDWR SHUT_WR SOCK_DGRAM SOCK_STREAM SOL_SOCKET create_connection error gaierror getaddrinfo gethostbyaddr gethostbyname gethostname getservbyname getservbyport herror htonl htons inet_aton inet_ntoa inet_ntop inet_pton ntohl ntohs setdefaulttimeout socket timeout',
    sqlite3: 'Connection Cursor DatabaseError Error IntegrityError OperationalError Row connect',
    stat: 'S_ISDIR S_ISREG filemode',
    statistics:
      'fmean harmonic_mean mean median mode multimode pstdev pvariance quantiles stdev variance',
    string:
      'Formatter Template ascii_letters ascii_lowercase ascii_uppercase capwords digits hexdigits octdigits printable punctuation whitespace',
    struct: 'Struct calcsize error iter_unpack pack pack_into unpack unpack_from',
    sys: 'argv byteorder exit getsizeof maxsize modules path platform stderr stdin stdout version version_info',
    tempfile: 'NamedTemporaryFile TemporaryDirectory TemporaryFile gettempdir mkdtemp mkstemp',
    textwrap: 'dedent fill indent shorten wrap',
    threading: 'Barrier Condition Event Lock RLock Semaphore Thread Timer current_thread local',
    time: 'gmtime localtime mktime monotonic perf_counter process_time sleep strftime strptime time time_ns',
    timeit: 'default_timer timeit',
    traceback: 'format_exc format_exception print_exc',
    types: 'MappingProxyType SimpleNamespace',
    typing:
      'Any Callable ClassVar Generic Iterable Iterator Literal NamedTuple Optional Protocol Self TypeVar TypedDict Union',
    unicodedata: 'category decimal lookup name normalize',
    'urllib.error': 'HTTPError URLError',
    'urllib.parse':
      'parse_qs parse_qsl quote quote_plus unquote unquote_plus unquote_to_bytes urlencode urljoin urlparse urlsplit urlunparse urlunsplit',
    'urllib.request':
      'HTTPCookieProcessor HTTPRedirectHandler ProxyHandler Request build_opener install_opener urlopen',
    uuid: 'NAMESPACE_DNS NAMESPACE_URL UUID uuid4 uuid5',
    'xml.etree.ElementTree':
      'Element ElementTree ParseError SubElement fromstring indent parse tostring',
    zipfile: 'BadZipFile ZIP_DEFLATED ZipFile ZipInfo is_zipfile',
    zlib: 'adler32 compress compressobj crc32 decompress decompressobj error',
  }),
);

/** The log of the lab, for challenges whose lab has one. */
export const LAB_MODULE = {
  name: 'lab',
  members: 'connections dns packets requests statements visits',
} as const;
