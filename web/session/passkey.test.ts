import { afterEach, expect, test, vi } from 'vitest';
import { takesPasskeys } from './passkey.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['portal.example.cz', 'portal.example.cz', true],
  ['portal.example.cz', 'example.cz', true],
  ['localhost', 'localhost', true],
  ['example.cz', 'portal.example.cz', false],
  ['zlyexample.cz', 'example.cz', false],
  ['127.0.0.1', '127.0.0.1', false],
  ['[::1]', '[::1]', false],
])('at %s passkeys of %s are taken: %s', (hostname, party, isTaken) => {
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  expect(takesPasskeys(party)).toBe(isTaken);
});

test('no passkeys are taken by a browser that does not know them', () => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  expect('PublicKeyCredential' in globalThis).toBe(false);
  expect(takesPasskeys('localhost')).toBe(false);
});
