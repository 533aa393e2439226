import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Portal } from './portal.ts';
import { welcomeText, type Welcome } from './welcome.ts';

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
