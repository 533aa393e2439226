import { demoPeople } from '#contract/demo-people.ts';
import type { Config } from './config.ts';
import type { Portal } from './portal.ts';

/** How to sign in, as it is printed at the start. */
export type Welcome =
  | { kind: 'demo'; password: string }
  | { kind: 'first-admin'; path: string }
  | { kind: 'plain' };

function lines(welcome: Welcome, publicUrl: string): string[] {
  if (welcome.kind === 'demo') {
    const users = demoPeople.map(({ identity, role }) => `    ${identity.padEnd(20)} ${role}`);
    return ['  Přihlášení do ukázky:', ...users, `    heslo: ${welcome.password}`];
  }
  if (welcome.kind === 'first-admin') {
    return [
      '  Založení prvního správce systému (odkaz platí jednou a den):',
      `    ${publicUrl}${welcome.path}`,
    ];
  }
  return [];
}

function database(config: Config): string {
  return config.databaseUrl === undefined ? `vestavěná, ${config.dataDir}` : 'podle DATABASE_URL';
}

const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1|\[::1\])$/;

/** Whether people of other computers can reach a portal whose users and their password are a demo's. */
export function isDemoOpen({ host }: Config, { kind }: Welcome): boolean {
  return kind === 'demo' && !LOOPBACK.test(host);
}

/**
 * The password of a demo that only people of this very computer reach, so that its sign-in page may offer
 * its users; otherwise empty. The address where it listens decides, and the one at which the operator
 * says that it is found; never a header of a request.
 */
export function offeredPassword({ host, publicUrl }: Config, welcome: Welcome): string {
  if (welcome.kind !== 'demo' || !LOOPBACK.test(host)) return '';
  const isFoundElsewhere = publicUrl !== undefined && !LOOPBACK.test(new URL(publicUrl).hostname);
  return isFoundElsewhere ? '' : welcome.password;
}

const OPEN_DEMO = [
  '',
  '  POZOR: Portál s ukázkovými účty je dostupný z jiných počítačů (nastavení HOST).',
  '  Kdo zná heslo ukázky, vidí a mění vše. Skutečné údaje sem nepatří; ostrý portál',
  '  spusťte s DEMO=0 nad novou složkou DATA_DIR.',
];

/** What is printed at the start: the address and how to sign in. */
export function welcomeText(portal: Portal, welcome: Welcome): string {
  const publicUrl = portal.publicUrl();
  return [
    '',
    `  Kastelán běží na ${publicUrl}`,
    `  Databáze: ${database(portal.config)}`,
    ...lines(welcome, publicUrl),
    ...(isDemoOpen(portal.config, welcome) ? OPEN_DEMO : []),
    '  Ukončení: Ctrl+C',
    '',
  ].join('\n');
}
