import fc from 'fast-check';

const hosts = [
  '127.0.0.1',
  'localhost',
  '169.254.169.254',
  '[::1]',
  '2130706433',
  '0x7f.1',
  'evil.example',
  'dns.test.evil.example',
];
const joints = [
  '/',
  '..',
  '../',
  '\\',
  '@',
  '#',
  '?',
  '&',
  '%2f',
  '%00',
  ':',
  '\r\n',
  ' ',
  '//',
  '．',
  '。',
];
const parts = fc.oneof(
  fc.constantFrom(...hosts, ...joints, 'http://', 'https:', '45274649', 'example.cz', '@a.cz'),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^\d{1,9}$/),
);

/** Texts that would lead a careless server elsewhere: hosts, separators of addresses, any letters. */
export const hostile = fc.array(parts, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));

/** Hostile texts, and now and then one of these. */
export function hostileOr(...valid: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constantFrom(...valid) },
  );
}
