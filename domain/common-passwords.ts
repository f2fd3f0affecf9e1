// cspell:disable -- Words as people type them into password fields.

/** Words, names and keyboard patterns that top every list of leaked passwords, compiled by us. */
const WORDS: ReadonlySet<string> = new Set(
  `password passwort passphrase pass passwd mypassword thepassword newpassword changeme changeit letmein
  welcome welcomeback hello helloworld hallo bonjour login signin secret topsecret default temp temporary
  test tester testing testtest user username guest demo sample example admin administrator adminadmin root
  rootroot toor master superuser superadmin sysadmin system server manager support service company office
  internet computer laptop network security secure access account private hacker hacking hackme hackerman
  cyber packet packetsmith python pythonista java javascript linux ubuntu windows microsoft google facebook
  instagram youtube twitter github apple samsung android iphone nokia dell lenovo playstation nintendo xbox
  minecraft fortnite roblox pokemon pikachu zelda mario sonic naruto goku batman superman spiderman ironman
  wolverine avengers starwars startrek skywalker jedi matrix hogwarts harrypotter gandalf frodo merlin
  iloveyou iloveme loveyou loveme lovely love mylove lover sweetheart baby babygirl babyboy honey sugar
  princess prince queen king angel devil heaven jesus christ god blessed faith hope family mother father
  mommy daddy sister brother friend friends forever happy smile sunshine summer winter spring autumn monday
  tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december christmas birthday holiday freedom liberty peace success money dollar
  monkey dragon tiger lion panther eagle falcon phoenix unicorn butterfly dolphin horse puppy kitty kitten
  doggy bunny snoopy garfield mickey minnie disney donald tigger cookie banana orange cherry strawberry
  chocolate cheese pepper ginger coffee pizza flower purple yellow silver golden diamond crystal rainbow
  shadow ninja samurai warrior knight hunter killer ranger soldier pirate legend hero winner champion
  football soccer baseball basketball hockey tennis golf cricket rugby arsenal chelsea liverpool barcelona
  realmadrid juventus manchester ferrari porsche mercedes mustang corvette harley yamaha toyota honda
  america england london paris berlin germany france spain italy india canada australia brazil mexico russia
  china japan newyork chicago dallas boston texas california florida
  michael michelle jennifer jessica daniel david andrew joshua matthew anthony robert thomas charlie george
  jordan taylor william james john joseph alexander alexandra nicole amanda ashley hannah sophie maria anna
  martin peter patrick steven richard maggie bailey buster sparky rocky lucky
  trustno trustnoone whatever nothing nopassword qwerty qwertz azerty qwertyuiop qwert qwer qwe asdf asdfgh
  asdfghjkl asd zxcvbn zxcvbnm zxcv zxc qazwsx qaz wsx abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aaaaaa
  xxx asdasd qweasd qweqwe qweasdzxc blink fuckyou fuckoff asshole bitch sexy`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Keyboard patterns, and mixtures of the first letters and digits. */
const WALKS: ReadonlySet<string> = new Set(
  `1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 2wsx3edc 3edc4rfv qaz123wsx
  zaq12wsx zaq1zaq1 zaq1xsw2 1qazxsw2 qwe123rty asd123qwe qwe123asd qwe123zxc 123qwe123 123qweasd 123qweasdzxc
  a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e a1s2d3f4 q2w3e4r5 1z2x3c4v z1x2c3v4 abc123abc abc123def 123abc123
  1234abcd1234 pass1word pass123word pass1234word test123test test1234test p4ssw0rd1234 qwerty12qwerty`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** With more digits than this, the digits make up most of the password. */
const FEW_DIGITS = 4;
const COUNTING = ['1234567890', '0123456789', '0987654321', '9876543210'];

const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
]);

/**
 * Checks whether a password is among the first that an attacker tries: a common word in any case, with letters
 * replaced by similar characters, a few digits before or after it, and punctuation anywhere.
 */
export function isCommonPassword(password: string): boolean {
  const signs = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$]/gu, '');
  if (WALKS.has(signs)) return true;
  const [, before = '', word = '', after = ''] = /^(\d*)(.*?)(\d*)$/s.exec(signs) ?? [];
  return isPredictable(before) && isPredictable(after) && isCommonWord(word);
}

function isCommonWord(word: string): boolean {
  const plain = Array.from(word, (sign) => SUBSTITUTES.get(sign) ?? sign).join('');
  // People who need more characters type the word twice.
  const half = plain.slice(0, plain.length / 2);
  return WORDS.has(plain) || (plain === half + half && WORDS.has(half));
}

function isPredictable(digits: string): boolean {
  const isRepeated = new Set(digits).size <= 1;
  const isCounted = COUNTING.some((run) => run.includes(digits));
  return digits.length <= FEW_DIGITS || isRepeated || isCounted;
}
