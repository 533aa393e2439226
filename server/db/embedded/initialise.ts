import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { program } from './binaries.ts';
import { ensureOwnFolder } from './folders.ts';
import { authenticationOptions } from './listener.ts';
import type { Place } from './place.ts';
import { isAlive } from './processes.ts';
import { spawnOptions } from './spawn-options.ts';
import { StartRefusal } from './start-refusal.ts';

/** The cluster's superuser, to whom the schema belongs. */
export const OWNER_USER = 'kastelan';

const GIBIBYTE = 1024 ** 3;
const DRAFT = /^data\.new-(\d+)-/;
/** Words in other alphabets are told apart only under a UTF-8 character type. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

const CLUSTER_OPTIONS = [
  `--username=${OWNER_USER}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=cs-CZ',
  '--data-checksums',
];

/** Creates the cluster's data where there are none; they appear whole or not at all. */
export async function initialise(place: Place, log: (message: string) => void): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return;
  log('Zakládám databázi.');
  removeAbandonedDrafts(place.home);
  const draft = join(place.home, `data.new-${process.pid}-${randomUUID()}`);
  await createIn(draft, place);
  try {
    renameSync(draft, place.data);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another process may have been quicker; anything else is a fault.
    if (!existsSync(join(place.data, 'PG_VERSION'))) throw error;
  }
}

async function createIn(draft: string, place: Place): Promise<void> {
  const options = [`--pgdata=${draft}`, ...CLUSTER_OPTIONS, ...tuning(place)];
  options.push(...authenticationOptions(place));
  let result = { code: 1, output: '' };
  for (const characterType of CHARACTER_TYPES) {
    ensureOwnFolder(draft, place.account);
    result = await runInitdb(place, [...options, `--lc-ctype=${characterType}`]);
    if (result.code === 0) return;
    rmSync(draft, { recursive: true, force: true });
    if (!result.output.includes('invalid locale')) break;
  }
  throw new StartRefusal(`Databázi nelze založit (jinou určí DATABASE_URL): ${result.output}`);
}

/** Starting values of the cluster's own configuration; an operator may change them there. */
function tuning({ binaries }: Place): string[] {
  const roomy = totalmem() >= 4 * GIBIBYTE;
  const library = join(binaries, 'lib', 'postgresql', 'pg_stat_statements.so');
  const settings = [
    `shared_buffers=${roomy ? 256 : 128}MB`,
    'max_connections=100',
    'work_mem=16MB',
    'maintenance_work_mem=128MB',
    `effective_cache_size=${Math.floor(totalmem() / GIBIBYTE / 2) || 1}GB`,
    'random_page_cost=1.1',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    'log_line_prefix=%m [%p] ',
    ...(existsSync(library) ? ['shared_preload_libraries=pg_stat_statements'] : []),
  ];
  return settings.flatMap((setting) => ['--set', setting]);
}

function runInitdb(place: Place, options: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(program(place.binaries, 'initdb'), options, {
    ...spawnOptions(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function removeAbandonedDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = DRAFT.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true });
  }
}
