import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Portal } from './portal.ts';
import { offeredPassword, welcomeText, type Welcome } from './welcome.ts';

const demo: Welcome = { kind: 'demo', password: 'tajne-heslo' };

function printed(welcome: Welcome, host: string): string {
  const config = readConfig({ HOST: host });
  return welcomeText({ config, publicUrl: () => `http://${host}:3000` } as Portal, welcome);
}

test.each(['0.0.0.0', '::', '192.168.1.5', 'portal.firma.cz'])(
  'a demo that others can reach at %s is warned of at the start',
  (host) => {
    expect(printed(demo, host)).toContain('POZOR: Portál s ukázkovými účty je dostupný');
  },
);

test.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])(
  'a demo of this computer alone, at %s, is not warned of',
  (host) => {
    const text = printed(demo, host);
    expect(text).toContain('heslo: tajne-heslo');
    expect(text).not.toContain('POZOR');
  },
);

test('a portal without a demo is not warned of, wherever it listens', () => {
  expect(printed({ kind: 'plain' }, '0.0.0.0')).not.toContain('POZOR');
  expect(printed({ kind: 'first-admin', path: '/x' }, '0.0.0.0')).not.toContain('POZOR');
});

const offered = (settings: Record<string, string>, welcome: Welcome = demo) =>
  offeredPassword(readConfig(settings), welcome);

test.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])(
  'users of a demo that listens at %s are offered on the sign-in page',
  (HOST) => {
    expect(offered({ HOST })).toBe('tajne-heslo');
    expect(offered({ HOST, PUBLIC_URL: 'http://localhost:3000' })).toBe('tajne-heslo');
  },
);

test.each(['0.0.0.0', '::', '192.168.1.5', 'portal.firma.cz', '127.firma.cz'])(
  'users of a demo that listens at %s are never offered',
  (HOST) => expect(offered({ HOST })).toBe(''),
);

test('users are not offered where a proxy publishes the demo, nor where there is no demo', () => {
  expect(offered({ PUBLIC_URL: 'https://ukazka.firma.cz' })).toBe('');
  expect(offered({}, { kind: 'plain' })).toBe('');
  expect(offered({}, { kind: 'first-admin', path: '/x' })).toBe('');
});
