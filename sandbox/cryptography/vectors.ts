const ZEROS = '00000000000000000000000000000000';
const KEY = 'feffe9928665731c6d6a8f9467308308';
const NONCE = 'cafebabefacedbaddecaf888';
const SHORT_NONCE = NONCE.slice(0, 16);
const DATA =
  'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
  '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39';
const ASSOCIATED = 'feedfacedeadbeeffeedfacedeadbeefabaddad2';

/**
 * Test cases 1 to 5 and 13 to 16 of "The Galois/Counter Mode of Operation (GCM)" by McGrew and Viega, the submission to
 * NIST from which SP 800-38D was made. All values are hexadecimal; `expected` ends with the tag.
 */
export const GCM_VECTORS = [
  {
    ...{ key: ZEROS, nonce: ZEROS.slice(0, 24), data: '', associated: '' },
    expected: '58e2fccefa7e3061367f1d57a4e7455a',
  },
  {
    ...{ key: ZEROS, nonce: ZEROS.slice(0, 24), data: ZEROS, associated: '' },
    expected: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
  },
  {
    ...{ key: KEY, nonce: NONCE, data: `${DATA}1aafd255`, associated: '' },
    expected:
      '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e' +
      '21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091473f5985' +
      '4d5c2af327cd64a62cf35abd2ba6fab4',
  },
  {
    ...{ key: KEY, nonce: NONCE, data: DATA, associated: ASSOCIATED },
    expected:
      '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e' +
      '21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091' +
      '5bc94fbc3221a5db94fae95ae7121a47',
  },
  {
    ...{ key: KEY, nonce: SHORT_NONCE, data: DATA, associated: ASSOCIATED },
    expected:
      '61353b4c2806934a777ff51fa22a4755699b2a714fcdc6f83766e5f97b6c7423' +
      '73806900e49f24b22b097544d4896b424989b5e1ebac0f07c23f4598' +
      '3612d2e79e3b0785561be14aaca2fccb',
  },
  {
    ...{ key: ZEROS + ZEROS, nonce: ZEROS.slice(0, 24), data: '', associated: '' },
    expected: '530f8afbc74536b9a963b4f1c4cb738b',
  },
  {
    ...{ key: ZEROS + ZEROS, nonce: ZEROS.slice(0, 24), data: ZEROS, associated: '' },
    expected: 'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919',
  },
  {
    ...{ key: KEY + KEY, nonce: NONCE, data: `${DATA}1aafd255`, associated: '' },
    expected:
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
      '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad' +
      'b094dac5d93471bdec1a502270e3cc6c',
  },
  {
    ...{ key: KEY + KEY, nonce: NONCE, data: DATA, associated: ASSOCIATED },
    expected:
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
      '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662' +
      '76fc6ece0f4e1768cddf8853bb2d551b',
  },
] as const;

/** RFC 7748, sections 5.2 and 6.1, in hexadecimal. */
export const AGREEMENTS = [
  {
    private: 'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
    public: 'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
    secret: 'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
  },
  {
    private: '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
    public: 'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
    secret: '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
  },
  {
    private: '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a',
    public: 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
    secret: '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742',
  },
] as const;

/** RFC 8032, section 7.1, tests 1 to 3, in hexadecimal. */
export const SIGNATURES = [
  {
    private: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155' +
      '5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    private: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    public: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
      '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
  {
    private: 'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    public: 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    message: 'af82',
    signature:
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac' +
      '18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  },
] as const;
