import { parseOptions, verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword, samePassword, verifyPassword } from './password.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, verify: vi.fn(original.verify) };
});

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ARGON2ID = 2;

describe('a password', () => {
  test('is kept as argon2id with its own salt', async () => {
    const [one, other] = await Promise.all([hashPassword('Lípa-1945'), hashPassword('Lípa-1945')]);
    expect(parseOptions(one)).toMatchObject({ ...COST, algorithm: ARGON2ID });
    expect(one).not.toBe(other);
  });

  test('is known again, and no other is', async () => {
    const hash = await hashPassword('Lípa-1945');
    expect(await verifyPassword(hash, 'Lípa-1945')).toBe(true);
    expect(await verifyPassword(hash, 'lípa-1945')).toBe(false);
    expect(await verifyPassword(hash, '')).toBe(false);
  });

  test('is the same however the keyboard writes its diacritics', async () => {
    const hash = await hashPassword('Žluťoučký'.normalize('NFC'));
    expect(await verifyPassword(hash, 'Žluťoučký'.normalize('NFD'))).toBe(true);
    expect(samePassword('ž'.normalize('NFC'), 'ž'.normalize('NFD'))).toBe(true);
  });

  test.each([
    ['nobody', undefined],
    ['somebody without a password', ''],
  ])('of %s is compared with the same effort and never fits', async (_who, hash) => {
    expect(await verifyPassword(hash, 'cokoli')).toBe(false);
    expect(verify).toHaveBeenCalledTimes(1);
    const [against] = vi.mocked(verify).mock.calls[0] ?? [];
    expect(parseOptions(against ?? '')).toMatchObject({ ...COST, algorithm: ARGON2ID });
  });
});
