import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { z } from 'zod';
import type { Endpoint } from './contract/endpoint.ts';

// A screen that only calls the server is spared the library of schemas: the build tells it of a call no more
// than it asks about, and says what is answered in the words of `web/lib/answer.ts`. Who takes a schema of a
// call by its name (a form) is given the whole call.

const faults = resolve(import.meta.dirname, 'contract/czech-faults.ts');
const words = resolve(import.meta.dirname, 'web/lib/answer.ts');

type Exports = Readonly<Record<string, unknown>>;

/** What a call is to the page; the rest of it is for the server and for forms. */
const KEPT = [
  'method',
  'path',
  'access',
  'modules',
  'timeoutMs',
  'creates',
  'reads',
  'report',
  'acrossClients',
  'faultNumber',
] as const satisfies readonly (keyof Endpoint)[];

const FOR_OTHERS =
  'summary|params|query|body|perMinute|maxBodyBytes|inMaintenance|streams|aliases|bearsUnknown|forCrews|refuses|tells';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

type Def = z.core.$ZodTypeDef & Record<string, unknown>;
function defOf(schema: unknown): Def {
  const {
    _zod: { def },
  } = schema as { _zod: { def: Def } };
  return def;
}

/** What an answer cannot be told without the library: it changes what it reads. */
class Unsayable extends Error {}

const json = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join();

/** Objects are told apart by a field of named values, or which of them fits would hang on forms of texts. */
function isToldApart(objects: readonly Def[]): boolean {
  if (objects.length < 2) return true;
  const named = objects.map(({ shape }) =>
    Object.entries(shape as object)
      .filter(([, field]) => ['literal', 'enum'].includes(defOf(field).type))
      .map(([name]) => name),
  );
  return named[0]?.some((name) => named.every((names) => names.includes(name))) ?? false;
}

function ofUnion(options: readonly unknown[]): string {
  const defs = options.map(defOf);
  if (!isToldApart(defs.filter(({ type }) => type === 'object'))) throw new Unsayable();
  return `either(${options.map(saidOf).join()})`;
}

const sayings: Readonly<Record<string, (def: Def) => string>> = {
  string: () => 'text',
  number: () => 'number',
  boolean: () => 'flag',
  null: () => 'one(null)',
  literal: ({ values }) => `one(${json(values as unknown[])})`,
  enum: ({ entries }) => `one(${json(Object.values(entries as object))})`,
  nullable: ({ innerType }) => `orNull(${saidOf(innerType)})`,
  optional: ({ innerType }) => `ifTold(${saidOf(innerType)})`,
  array: ({ element }) => `list(${saidOf(element)})`,
  union: ({ options }) => ofUnion(options as unknown[]),
  object: ({ shape }) => {
    const fields = Object.entries(shape as object);
    return `object({${fields.map(([name, field]) => `${JSON.stringify(name)}:${saidOf(field)}`).join()}})`;
  },
  record: ({ keyType, valueType }) => {
    if (defOf(keyType).type !== 'string') throw new Unsayable();
    return `byName(${saidOf(valueType)})`;
  },
};

function saidOf(schema: unknown): string {
  const def = defOf(schema);
  const checks = (def.checks ?? []).map((check) => defOf(check) as unknown as { check: string });
  const say = sayings[def.type];
  if (say === undefined || def['coerce'] === true || def['catchall'] !== undefined)
    throw new Unsayable();
  if (checks.some(({ check }) => check === 'overwrite')) throw new Unsayable();
  return say(def);
}

/** The schema of an answer in the words of `web/lib/answer.ts`; undefined where they do not suffice. */
export function answerWords(schema: z.ZodType): string | undefined {
  try {
    return saidOf(schema);
  } catch (error) {
    if (error instanceof Unsayable) return undefined;
    throw error;
  }
}

/** The call as the page needs it; undefined where it needs the whole one. */
function shortCall(endpoint: Endpoint): string | undefined {
  const result = answerWords(endpoint.result);
  if (result === undefined) return undefined;
  const facts = KEPT.filter((name) => endpoint[name] !== undefined && endpoint[name] !== false);
  const told = facts.map((name) => `${name}:${JSON.stringify(endpoint[name])}`);
  return `{${[...told, `result:${result}`].join()}}`;
}

/** What stands in the place of an export: of a call, or of a plain value beside calls; undefined where it comes itself. */
function shortOf(exports: Exports, name: string): string | undefined {
  const value = exports[name];
  if (isEndpoint(value)) return shortCall(value);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return isPlain && Object.values(exports).some(isEndpoint) ? JSON.stringify(value) : undefined;
}

/** Whether the source takes more of a call than the page is told; an answer can be judged by what it is told. */
function takesWhole(text: string, name: string): boolean {
  const taken = String.raw`(?<!typeof )\b${name}\.(?:result(?!\.safeParse\()|${FOR_OTHERS})\b`;
  return new RegExp(String.raw`${taken}|\} = ${name};`).test(text);
}

const TAKEN = /^import \{([^}]*)\} from '#contract\/([\w/-]+\.ts)';$/gm;
const PREFIX = 'kastelan:call:';

/** Brings the words by which an answer is told. */
function wordsIn(said: string): string {
  const used = new Set(said.match(/\b[a-zA-Z]+(?=\()|\b(?:text|number|flag)\b(?!")/g));
  return used.size === 0 ? '' : `import { ${[...used].join(', ')} } from '${words}';`;
}

/** Schemas of calls that the source takes, by what it calls the call: an answer may be judged whichever the call is. */
function schemasTaken(text: string): string[] {
  const taken =
    /([\w.\]]+)\.(params|query|body|result)\.(?:shape|(?:safeP|p)arse|pick|omit|extend|partial|required)\b/g;
  return Array.from(text.matchAll(taken), ([, call = '', part = '']) => `${call}.${part}`).filter(
    (one) => one !== 'endpoint.result',
  );
}

/** A source of the page that takes short calls where they suffice. */
export function withShortCalls(text: string, exportsOf: (file: string) => Exports): string {
  const imported = new Set(
    Array.from(text.matchAll(TAKEN), ([, list = '']) => list.split(/,| as /)).flatMap((parts) =>
      parts.map((part) => part.trim()),
    ),
  );
  const unnamed = schemasTaken(text).filter((one) => !imported.has(one.split('.', 1).join()));
  if (unnamed.length > 0 || new RegExp(String.raw`\bendpoint\.(?:${FOR_OTHERS})\b`).test(text))
    throw new Error(`The page takes a schema of a call by the name of the call: ${unnamed.join()}`);
  return text.replace(TAKEN, (all, list: string, file: string) => {
    const taken = list.split(',').map((part) => part.trim());
    const isShort = (part: string) => {
      const [name = '', local = name] = part.split(' as ');
      return shortOf(exportsOf(file), name) !== undefined && !takesWhole(text, local);
    };
    const short = taken.filter((part) => isShort(part));
    if (short.length === 0) return all;
    const whole = taken.filter((part) => part !== '' && !short.includes(part));
    const calls = `import { ${short.join(', ')} } from '${PREFIX}${file}';`;
    const types = whole.every((part) => part.startsWith('type ')) ? 'type ' : '';
    const names = whole.map((part) => (types === '' ? part : part.slice(types.length)));
    return whole.length === 0
      ? calls
      : `${calls} import ${types}{ ${names.join(', ')} } from '#contract/${file}';`;
  });
}

/** All that files of the contract export, by their names. */
async function readContract(): Promise<(file: string) => Exports> {
  const outDir = resolve(import.meta.dirname, '.cache', `contract-${process.pid}`);
  const entry = 'virtual:contract';
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'kastelan:contract',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? `export const files = import.meta.glob(['/contract/**/*.ts', '!**/*.test.ts'], { eager: true });`
            : null,
      },
    ],
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: { contract: entry },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  });
  try {
    const made = createRequire(import.meta.url)(join(outDir, 'contract.cjs')) as {
      files: Readonly<Record<string, Exports>>;
    };
    return (file) => made.files[`/contract/${file}`] ?? {};
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Tells screens of calls only what they need; a form takes the whole of them. */
export function shortCalls(): Plugin {
  let reading: ReturnType<typeof readContract>;
  return {
    name: 'kastelan:short-calls',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      reading = readContract();
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const exports = (await reading)(id.slice(PREFIX.length + 1));
      const said = Object.keys(exports).flatMap((name) => {
        const short = shortOf(exports, name);
        return short === undefined ? [] : [`export const ${name} = ${short};`];
      });
      return { code: [wordsIn(said.join()), ...said].join('\n'), moduleSideEffects: false };
    },
    async transform(text, id) {
      const [, room] = /\/(web|contract)\/.*\.tsx?$/.exec(id) ?? [];
      if (room === undefined || id === faults) return null;
      const short = room === 'web' ? withShortCalls(text, await reading) : text;
      // Calls brought the Czech sentences to all schemas; now each has them come by itself.
      const brought = /^import \{ z \} from 'zod';$/m.test(text) ? `import '${faults}'; ` : '';
      return { code: brought + short, map: null };
    },
  };
}
