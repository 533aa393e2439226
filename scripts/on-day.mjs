import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from './lib/project.mjs';
import { watchForEnd } from './lib/run.mjs';

// Runs a command of the tests as if it were another moment: the tests, their portals, pages and databases
// have its days. `npm run on-day -- 2027-01-01T00:05+01:00 npx playwright test tests/e2e/sale.spec.ts`

/** Where systems keep the library by which the database's clock is moved. */
const LIBRARIES = [
  process.env.FAKETIME_LIBRARY ?? '',
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib64/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
];

function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [moment = '', command, ...args] = process.argv.slice(2);
if (
  !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(moment) ||
  command === undefined
)
  refuse('Použití: npm run on-day -- 2027-01-01T00:05+01:00 příkaz…');
const at = Date.parse(moment);
if (Number.isNaN(at)) refuse(`Takový okamžik není: ${moment}`);
const library = LIBRARIES.find((file) => existsSync(file));
if (library === undefined)
  refuse(
    'Chybí knihovna libfaketime, kterou se posouvají hodiny databáze (balík libfaketime; jinde ji ukáže FAKETIME_LIBRARY).',
  );

// One run within another counts from the machine's clock too.
const ahead = at - Date.now() + Number(process.env.CLOCK_AHEAD_MS ?? 0);
const seconds = Math.round(ahead / 1000);
const child = spawn(command, args, {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests/later-clock.mjs')).href}`,
    CLOCK_AHEAD_MS: String(seconds * 1000),
    CLOCK_DATABASE: JSON.stringify({
      LD_PRELOAD: library,
      FAKETIME: `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`,
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    }),
  },
});
// The terminal sends Ctrl+C to the child by itself.
const unwatch = watchForEnd((signal) => signal === 'SIGINT' || child.kill('SIGTERM'));
child.once('error', (error) => refuse(`${command}: ${error.message}`));
child.once('close', (code) => {
  unwatch();
  process.exitCode = code ?? 1;
});
