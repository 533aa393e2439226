import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const key = Buffer.alloc(32, 1);
const secret = Buffer.from('tajemství');

test('what is sealed opens by the same key for the same owner only', () => {
  const sealed = seal(key, secret, '7:9');
  expect(unseal(key, sealed, '7:9')).toEqual(secret);
  expect(unseal(Buffer.alloc(32, 2), sealed, '7:9')).toBeUndefined();
  expect(unseal(key, sealed, '7:10')).toBeUndefined();
  expect(unseal(key, Buffer.from('krátké'), '7:9')).toBeUndefined();
});

test('what is sealed does not hold the secret, differs each time, and bears no change', () => {
  const [one, other] = [seal(key, secret, '7:9'), seal(key, secret, '7:9')];
  expect(one.includes(secret)).toBe(false);
  expect(one).not.toEqual(other);
  for (const at of [0, 12, one.length - 1]) {
    const changed = Buffer.from(one);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(unseal(key, changed, '7:9')).toBeUndefined();
  }
});
