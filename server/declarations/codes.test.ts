import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeFault, writtenCode } from '#contract/rules/declaration-code.ts';
import { foundBy, lookedUp, newSeed, secretsOf } from './codes.ts';

const key = randomBytes(32);

test('a code follows from its seed, so that its sheet can be printed again', () => {
  const seed = newSeed();
  const { code, link } = secretsOf(key, seed);
  expect(codeFault(code)).toBeNull();
  expect(secretsOf(key, seed)).toEqual({ code, link });
  expect(secretsOf(key, newSeed()).code).not.toBe(code);
  expect(secretsOf(randomBytes(32), seed).code).not.toBe(code);
});

test('what the database keeps finds the space by both, and gives neither away', () => {
  const secrets = secretsOf(key, newSeed());
  const kept = foundBy(key, secrets);
  const copied = ` ${writtenCode(secrets.code).toLowerCase()} `;
  expect(lookedUp(key, copied)).toEqual({ way: 'code', hash: kept.code_hash });
  expect(lookedUp(key, secrets.link)).toEqual({ way: 'link', hash: kept.link_hash });
  expect(foundBy(randomBytes(32), secrets)).not.toEqual(kept);
});
