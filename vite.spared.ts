import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

// What the browser is spared of packages and of the contract, because the page never needs it.

/** Of the kit only the parts that are taken are read. */
export const takenAlone = { experimental: { lazyBarrel: true } } as const;

// Every schema of zod carries the writers of JSON Schema with it. Only the server's OpenAPI document
// needs them; the browser is spared their 5 KB (gzip).
function withoutJsonSchema(): Plugin {
  const writers = /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
  return {
    name: 'kastelan:without-json-schema',
    apply: 'build',
    load(id) {
      if (!writers.test(id)) return null;
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
      return Array.from(names, ([, name]) => `export const ${name} = () => undefined;`).join('\n');
    },
  };
}

// Every fault of a schema is said in Czech (contract/czech-faults.ts); the English ones are never shown.
function withoutEnglishFaults(): Plugin {
  const english = /zod\/v4\/locales\/en\.js$/;
  return {
    name: 'kastelan:without-english-faults',
    apply: 'build',
    load: (id) => (english.test(id) ? 'export default () => ({});' : null),
  };
}

/** Sources whose schemas the page has. */
function schemaSources(): string[] {
  const contract = resolve(import.meta.dirname, 'contract');
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  return [...own.map((file) => readFileSync(resolve(contract, file), 'utf8')), ...pageSources()];
}

/**
 * The schemas of the library without what no schema of ours asks for: forms of texts that no source names, readers
 * made of texts, which the page's policy refuses (`web/lib/jitless.ts`).
 */
export function withNamedForms(text: string, sources: readonly string[]): string {
  const from = text.indexOf('export const ZodString = ');
  const to = text.indexOf('\n});\n', from);
  const all = sources.join('\n');
  const form =
    /^    (\w+)\(params\) \{\n        return this\.check\(core\._\w+\([\w.]+, params\)\);\n    \},\n/gm;
  const strings = text
    .slice(from, to)
    .replace(form, (own, name: string) => (all.includes(`.${name}(`) ? own : ''));
  const made = text.slice(0, from) + strings + text.slice(to);
  const plain = made.replace('core.$ZodObjectJIT.init(', 'core.$ZodObject.init(');
  if (from < 0 || strings.length === to - from || plain === made)
    throw new Error('The library of schemas is written otherwise than it was.');
  return plain;
}

function withoutUnusedForms(): Plugin {
  return {
    name: 'kastelan:without-unused-forms',
    apply: 'build',
    load(id) {
      if (id.endsWith('/zod/v4/classic/schemas.js'))
        return withNamedForms(readFileSync(id, 'utf8'), schemaSources());
      // What a form holds and what is kept never leads back to itself.
      if (!id.endsWith('/zod/v4/core/memoizer.js')) return null;
      return 'export const memoizer = () => undefined; export const isRecursiveSchema = () => false; export const isBackEdge = () => false; export class $ZodCyclicError extends Error {}';
    },
  };
}

/**
 * Leaves out the kit's own colours: the portal has its own (`web/ui/palette.ts`). Nor are the kit's variables made
 * only to be compared with ours (`web/ui/ThemeProvider.tsx` has all of them written), nor does it keep the looks
 * that somebody has chosen (`web/ui/appearance.ts` does).
 */
export function withoutForeignColours(): Plugin {
  const left = [
    ['default-colors', 'export const DEFAULT_COLORS = {};'],
    ['remove-default-variables', 'export const removeDefaultVariables = (all) => all;'],
    ['local-storage-manager', 'export const localStorageColorSchemeManager = () => undefined;'],
  ] as const;
  return {
    name: 'kastelan:without-foreign-colours',
    apply: 'build',
    load: (id) =>
      /@mantine\/core\/esm\/core\/MantineProvider\//.test(id)
        ? left.find(([name]) => id.endsWith(`/${name}.mjs`))?.[1]
        : null,
  };
}

/** Sources of the page, without their tests. */
function pageSources(): string[] {
  const web = resolve(import.meta.dirname, 'web');
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(resolve(web, file), 'utf8'));
}

/** Parts of the kit that hang on what the entrance shows, and what a source says that takes one. */
const HANGING: readonly [file: RegExp, taking: (...names: string[]) => string][] = [
  [
    /\/((Button|ActionIcon|Checkbox)(Group(?:Section)?|Card|Indicator))\/\1\.mjs$/,
    (name, owner, short) => String.raw`\b(?:${name}|${owner}\.${short})\b`,
  ],
  [/\/Loader\/loaders\/(Bars|Dots)\.mjs$/, (name) => `['"]${name.toLowerCase()}['"]`],
  [
    /\/(Input(Success|Placeholder))\/\1\.mjs$/,
    (_name, part) =>
      String.raw`\b(?:Input\.${part}|${part === 'Success' ? 'success=' : 'FileInput'})`,
  ],
];

/** Leaves out the parts of the kit that no source of ours takes. */
function withoutUnusedParts(): Plugin {
  return {
    name: 'kastelan:without-unused-parts',
    apply: 'build',
    load(id) {
      if (!id.includes('@mantine/core/esm/components/')) return null;
      for (const [file, taking] of HANGING) {
        const [, name, ...rest] = file.exec(id) ?? [];
        if (name === undefined) continue;
        const taken = new RegExp(taking(name, ...rest));
        const isTaken = pageSources().some((text) => taken.test(text));
        return isTaken ? null : `export const ${name} = undefined;`;
      }
      return null;
    },
  };
}

const KIND =
  /^  '?([\w-]+)'?: ((?:kind|exactKind)\((?:\d+, \d+, |\n    \d+,\n    \d+,\n))[\s\S]*?\),$/gm;

/** A part of the catalogue of faults in which only the named have their sentences. */
export function withNamedSentences(text: string, named: ReadonlySet<string>): string {
  let found = 0;
  const short = text.replace(KIND, (all, name: string, head: string) => {
    found += 1;
    return named.has(name) ? all : `'${name}': ${head}''),`;
  });
  const expected = text.match(/: (?:kind|exactKind)\(/g)?.length ?? 0;
  if (found !== expected) throw new Error(`Of ${expected} faults ${found} were understood.`);
  return short;
}

/** Faults that a source of the page names, all of them one by one. */
export function faultsNamedIn(text: string): string[] {
  const body = text.replace(/^import \{[^}]*\berrors\b[^}]*\} from '#contract\/errors\.ts';$/m, '');
  if (body === text) return [];
  const named = Array.from(
    body.matchAll(/\berrors(?:\.(\w+)|\['([\w-]+)'\])/g),
    ([, plain, quoted]) => plain ?? quoted ?? '',
  );
  if ((body.match(/\berrors\b/g)?.length ?? 0) !== named.length)
    throw new Error('Faults of the catalogue are named by the page one by one.');
  return named;
}

// A fault comes from the server with its sentence; the page needs names by numbers, and the sentences of
// those that it names itself.
function withoutSentences(): Plugin {
  return {
    name: 'kastelan:without-sentences',
    apply: 'build',
    load(id) {
      if (!/\/contract\/(?:[\w-]+\/)?(?:[\w-]+-)?errors\.ts$/.test(id)) return null;
      return {
        code: withNamedSentences(
          readFileSync(id, 'utf8'),
          new Set(pageSources().flatMap(faultsNamedIn)),
        ),
        moduleType: 'ts',
      };
    },
  };
}

/** All that the build of the page leaves out. */
export function spared(): Plugin[] {
  return [
    withoutJsonSchema(),
    withoutEnglishFaults(),
    withoutUnusedForms(),
    withoutForeignColours(),
    withoutUnusedParts(),
    withoutSentences(),
  ];
}
