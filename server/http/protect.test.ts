import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// What the guide to secure headers of OWASP asks for, and what older browsers still need.
const told = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

test.each([
  ['an answer', '/v1/status'],
  ['a refusal', '/v1/user/clientunits'],
  ['an unknown address', '/v1/nothing'],
  ['a file', '/favicon.svg'],
  ['a page', '/about'],
])('%s tells the browser to show it in no frame and to guess nothing', async (_what, url) => {
  const { headers } = await world.request({ method: 'GET', url });
  expect(headers).toMatchObject(told);
  expect(headers['x-request-id']).toMatch(/^[0-9A-Z-]{14}$/);
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('what is no page may load and run nothing', async () => {
  for (const url of ['/v1/user/clientunits', '/v1/nothing', '/favicon.svg'])
    expect((await world.request({ method: 'GET', url })).headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
});
