import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeFault, writtenCode } from '#contract/rules/sheet-code.ts';
import { foundBy, lookedUp, newSeed, secretsOf } from './sheet-codes.ts';

const key = randomBytes(32);
const OF = 'declaration';

test('a code follows from its seed, so that its sheet can be printed again', () => {
  const seed = newSeed();
  const { code, link } = secretsOf(key, OF, seed);
  expect(codeFault(code)).toBeNull();
  expect(secretsOf(key, OF, seed)).toEqual({ code, link });
  expect(secretsOf(key, OF, newSeed()).code).not.toBe(code);
  expect(secretsOf(randomBytes(32), OF, seed).code).not.toBe(code);
});

test('what the database keeps finds the space by both, and gives neither away', () => {
  const secrets = secretsOf(key, OF, newSeed());
  const kept = foundBy(key, OF, secrets);
  const copied = ` ${writtenCode(secrets.code).toLowerCase()} `;
  expect(lookedUp(key, OF, copied)).toEqual({ way: 'code', hash: kept.code_hash });
  expect(lookedUp(key, OF, secrets.link)).toEqual({ way: 'link', hash: kept.link_hash });
  expect(foundBy(randomBytes(32), OF, secrets)).not.toEqual(kept);
});

test('a secret of one purpose opens nothing of another', () => {
  const seed = newSeed();
  const secrets = secretsOf(key, 'self-reading', seed);
  expect(secrets).not.toEqual(secretsOf(key, OF, seed));
  expect(lookedUp(key, OF, secrets.link).hash).not.toEqual(
    lookedUp(key, 'self-reading', secrets.link).hash,
  );
});
