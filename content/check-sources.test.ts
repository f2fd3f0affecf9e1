import { expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';

function check(text: string, ...sources: string[]): () => void {
  return () => checkSources({ file: 'lesson.md', texts: [text], sources });
}

test.each([
  ['TLS hides the certificate (RFC 8446).', 'RFC 8446'],
  ['It was CVE-2014-0160.', 'CVE-2014-0160'],
  ['The field calls it CWE-117.', 'CWE-117'],
  ['NIST describes it in SP 800-63B and FIPS 180-4.', 'SP 800-63B'],
  ['NIST describes it in SP 800-63B and FIPS 180-4.', 'FIPS 180-4'],
  ['A spray is T1110.003.', 'T1110.003'],
  ['OWASP asks for more.', 'OWASP'],
])('"%s" needs a source that names %s', (text, reference) => {
  expect(check(text)).toThrow(
    `lesson.md, sources: The text names ${reference}. Add a source that names it and says what comes from it.`,
  );
});

test('a source may give several numbers, a section or a later revision', () => {
  const sources = [
    'RFC 7519, section 4.1 (claims), and RFC 7518, section 3.6',
    'NIST, SP 800-63B-4',
  ];
  expect(check('See RFC 7519, RFC 7518 and SP 800-63B.', ...sources)).not.toThrow();
});

test('a longer number is another source', () => {
  expect(check('RFC 793 is older.', 'RFC 7931, section 1')).toThrow('The text names RFC 793.');
  expect(check('FIPS 186-5 is newer.', 'FIPS 186-4, appendix B')).toThrow(
    'The text names FIPS 186-5.',
  );
});

test.each(['In 2014, a flaw was found.', 'Heartbleed (2014) was a length.', 'It left in 2002.'])(
  '"%s" needs a source',
  (text) => {
    expect(check(text)).toThrow('Add the source of what happened then.');
    expect(check(text, 'NIST, National Vulnerability Database')).not.toThrow();
  },
);

test('the start of Unix time and the years of the story need no source', () => {
  expect(check('Seconds since 1970, for a night in 2031.')).not.toThrow();
});
