import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chosenSources, type Chosen } from './chosen.ts';
import { mutated, mutationsOf, type Mutation } from './mutations.ts';
import { openTrial } from './trial.ts';

// Which small faults of the sources do their tests notice? Sources are changed in memory only.
type Trial = Awaited<ReturnType<typeof openTrial>>;

let stopping = false;
// The database of the tests is stopped on the way out.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (stopping = true));

const ofBrowser = ({ path }: Chosen) => path.startsWith('web/');

interface Outcome {
  readonly path: string;
  readonly tried: number;
  readonly survived: readonly string[];
}

const LONGEST = 60;
const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, LONGEST);

function told(path: string, text: string, { start, end, by, line }: Mutation): string {
  return `  ${path}:${line}  ${inLine(text.slice(start, end))}  →  ${by === '' ? '(nic)' : by}`;
}

/** Tests of the source's own folder, and those that call it. */
function ownTests({ path, tests }: Chosen, calling: readonly string[]): string[] {
  const isOwn = (test: string) => dirname(test) === dirname(path);
  return tests.filter((test) => isOwn(test) || calling.includes(test));
}

async function outcomeOf(trial: Trial, chosen: Chosen): Promise<Outcome> {
  const { path, tests } = chosen;
  const text = readFileSync(path, 'utf8');
  const mutations = mutationsOf(path, text);
  const texts = mutations.map((mutation) => mutated(path, text, mutation));
  const { noticed, calling, isPassing } = ofBrowser(chosen)
    ? { noticed: new Set(), calling: tests, isPassing: await trial.passes(tests) }
    : await trial.noticedOf(path, texts, tests);
  if (!isPassing) throw new Error(`${path}: jeho testy neprojdou ani beze změny.`);
  const survived: string[] = [];
  // What lives through the tries in one process is tried alone: what others have taken of the source
  // while they were loading is then the mutant's too.
  for (const [id, mutation] of mutations.entries()) {
    if (stopping) throw new Error('Přerušeno.');
    if (noticed.has(id)) continue;
    if (await trial.passesWith(path, texts[id] ?? '', ownTests(chosen, calling)))
      survived.push(told(path, text, mutation));
  }
  return { path, tried: mutations.length, survived };
}

const percent = (killed: number, tried: number) =>
  tried === 0 ? '–' : `${Math.floor((killed / tried) * 100)} %`;

function print({ path, tried, survived }: Outcome): void {
  const killed = tried - survived.length;
  console.log(`${path}: poznáno ${killed} z ${tried} (${percent(killed, tried)})`);
  for (const line of survived) console.log(line);
}

const options = process.argv.slice(2);
const valueOf = (name: string) =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);
const least = Number(valueOf('least') ?? 0);
const given = options.filter((option) => !option.startsWith('--'));
const chosen = chosenSources(given, valueOf('since'));
const untested = chosen.filter(({ tests }) => tests.length === 0);
for (const { path } of untested) console.log(`${path}: v jeho složce není žádný test`);

const tested = chosen.filter(({ tests }) => tests.length > 0);
const outcomes: Outcome[] = [];

async function tryOut(sources: readonly Chosen[], environment: 'node' | 'happy-dom') {
  if (sources.length === 0) return;
  const trial = await openTrial(environment);
  try {
    for (const source of sources) {
      const outcome = await outcomeOf(trial, source);
      print(outcome);
      outcomes.push(outcome);
    }
  } finally {
    await trial.close();
  }
}

try {
  await tryOut(
    tested.filter((source) => !ofBrowser(source)),
    'node',
  );
  await tryOut(tested.filter(ofBrowser), 'happy-dom');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
const tried = outcomes.reduce((sum, one) => sum + one.tried, 0);
const survivors = outcomes.reduce((sum, one) => sum + one.survived.length, 0);
console.log(
  `\nCelkem poznáno ${tried - survivors} z ${tried} (${percent(tried - survivors, tried)})`,
);
if (tried > 0 && ((tried - survivors) / tried) * 100 < least) process.exitCode = 1;
