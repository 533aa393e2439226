import { describe, expect, test } from 'vitest';
import { base32, codeOf, keyUri, stepOf, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of an authenticator', () => {
  // RFC 6238, appendix B, the rows of SHA-1.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at the second %i are those of RFC 6238', (second, code) => {
    expect(codeOf(secret, stepOf(new Date(second * 1000)), 8)).toBe(code);
  });

  // RFC 4226, appendix D.
  test('by the counter are those of RFC 4226', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter));
    expect(codes).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]);
  });

  const now = new Date(1_111_111_111_000);
  const step = stepOf(now);
  const taken = (at: number, after = 0) => stepOfCode(secret, codeOf(secret, at), { now, after });

  test('are taken of the present thirty seconds, of those before and of those after', () => {
    expect([-2, -1, 0, 1, 2].map((drift) => taken(step + drift))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ]);
  });

  test.each(['ěščřžý', '12345٣', '12345', '1234567', '', '123 456', '𝟏23456', '12345\n'])(
    'are digits alone: "%s" is a wrong code like any other',
    (code) => {
      expect(stepOfCode(secret, code, { now: new Date(59_000), after: 0 })).toBeUndefined();
    },
  );

  test('serve once, and none before one that has served', () => {
    expect(taken(step, step)).toBeUndefined();
    expect(taken(step - 1, step)).toBeUndefined();
    expect(taken(step + 1, step)).toBe(step + 1);
  });

  test.each(['', '1', 'abcdef', '05047', `${codeOf(secret, step)}0`, ` ${codeOf(secret, step)}`])(
    'are not %j',
    (code) => expect(stepOfCode(secret, code, { now, after: 0 })).toBeUndefined(),
  );
});

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('the address for an authenticator names the portal and the person', () => {
  expect(keyUri(Buffer.from('foobar'), 'jana@example.cz')).toBe(
    'otpauth://totp/Kastel%C3%A1n%3Ajana%40example.cz?secret=MZXW6YTBOI&issuer=Kastel%C3%A1n',
  );
});
