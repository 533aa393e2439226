import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const get = (url: string) => world.request({ method: 'GET', url });
const policyOf = async (url: string) =>
  String((await get(url)).headers['content-security-policy']).split('; ');

describe('the worker of crews', () => {
  test('sees pages of field work alone, and is asked for anew each time', async () => {
    const { statusCode, headers } = await get('/inmes/worker.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['service-worker-allowed']).toBe('/inmes/');
    expect(headers['cache-control']).toBe('public, max-age=0');
  });

  test('may fetch what is ours and nothing else', async () => {
    expect(await policyOf('/inmes/worker.js')).toEqual([
      "default-src 'none'",
      "connect-src 'self'",
    ]);
  });

  test('keeps files of the build that are there, and no address of the API', async () => {
    const { body } = await get('/inmes/worker.js');
    const files = JSON.parse(/^const FILES = (.*);$/mu.exec(body)?.[1] ?? '[]') as string[];
    expect(files.length).toBeGreaterThan(5);
    expect(files.every((file) => /^\/assets\/[\w-]+\.(js|css)$/u.test(file))).toBe(true);
    for (const file of files) expect((await get(file)).statusCode).toBe(200);
  });
});

test('a page starts workers and takes the manifest of its own only, and the camera is for the portal itself alone', async () => {
  const policy = await policyOf('/inmes/calendar');
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
  const { headers } = await get('/inmes/calendar');
  expect(String(headers['permissions-policy']).split(', ').toSorted()).toEqual([
    'browsing-topics=()',
    'camera=(self)',
    'geolocation=()',
    'microphone=()',
    'payment=()',
    'usb=()',
  ]);
  // The picture of the camera needs no address, so the policy of content opens none.
  expect(policy.filter((one) => one.startsWith('media-src'))).toEqual([]);
  expect(policy).toContain("default-src 'none'");
  expect(headers).not.toHaveProperty('service-worker-allowed');
});

test('the manifest opens the calendar within field work, with icons that are there', async () => {
  const { headers, body } = await get('/kastelan.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(body) as {
    start_url: string;
    scope: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  expect(manifest.scope).toBe('/inmes/');
  for (const { src, type } of manifest.icons) {
    const icon = await get(src);
    expect(icon.statusCode).toBe(200);
    expect(icon.headers['content-type']).toContain(type);
  }
});

test.each([
  '/termin/dum/tajne',
  '/konto/tajne?a=1',
  '/client/user/reset/tajne',
  '/calendar/feed/x.ics',
])('no search engine keeps %s, which ends with a secret', async (url) => {
  const { headers } = await world.request({ method: 'GET', url, headers: { accept: 'text/html' } });
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
});

test('a page for everybody may be found', async () => {
  for (const url of ['/', '/about', '/termin/'])
    expect((await get(url)).headers).not.toHaveProperty('x-robots-tag');
});

test.each(['/', '/pasports', '/client/user/login', '/nic/takoveho'])(
  'the page of %s travels compressed',
  async (url) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
    const page = await world.request({ method: 'GET', url, headers });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-encoding']).toBe('br');
  },
);

test('search engines are told what is not for them', async () => {
  const { headers, body } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toBe('User-agent: *\nDisallow: /v1/\n');
});
