import manifest from '../../package.json' with { type: 'json' };
import { isTest, type Found, type Source } from './source.ts';

const MAX_LINES = 300;
const GENERATED = ['server/db/tables.ts'];
const SQL_TEXT =
  /^\s*(select\s[\s\S]*\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|merge\s+into|truncate|(create|alter|drop)\s+(table|schema|role|database|index|policy|function|extension|view))\s/i;
const QUERY_BUILDER = /(^|\.)(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/;
const API_PATH = /(^|[^\w.])\/v1(\/|$)/;
const FIGURE_WRITER = 'web/lib/czech.ts';
const READERS_OF_ENVIRONMENT = ['server/config.ts', 'server/orphan.ts', 'server/root.ts'];

// Tools call the default export of their configurations and global setups.
// A declaration file says what a library exports, whatever the house would have done.
const DEFAULT_EXPORTS =
  /(^|\/)[\w-]+\.(config|d)\.ts$|^tests\/((e2e\/)?global-setup|mutants\/runner)\.ts$/;

/** Rule 2: no barrels, no index files, no default exports. */
export function exportBreaches(source: Source): string[] {
  const found = [
    ...said(source, source.starExports, ({ value }) => `export * from ${value} makes a barrel`),
    ...(DEFAULT_EXPORTS.test(source.path)
      ? []
      : said(source, source.defaultExports, () => 'export by name, not by default')),
  ];
  if (/(^|\/)index\.[a-z]+$/.test(source.path))
    found.push(`${source.path}:1 index files are barrels`);
  if (source.isBarrel) found.push(`${source.path}:1 the file only passes on what others export`);
  return found;
}

/** Rule 6: SQL lives in `.sql.ts` and in `server/db` and nowhere else. */
export function sqlBreaches(source: Source): string[] {
  const { path } = source;
  if (isTest(path) || path.endsWith('.sql.ts') || path.startsWith('server/db/')) return [];
  return [
    ...said(
      source,
      source.tags.filter(({ value }) => value === 'sql'),
      () => 'sql`…` belongs to .sql.ts',
    ),
    ...said(
      source,
      source.members.filter(({ value }) => QUERY_BUILDER.test(value)),
      ({ value }) => `${value} belongs to .sql.ts`,
    ),
    ...said(
      source,
      source.texts.filter(({ value }) => SQL_TEXT.test(value)),
      () => 'SQL belongs to .sql.ts',
    ),
  ];
}

/** Rule 3: the paths of endpoints are written in the contract alone. */
export function pathBreaches(source: Source): string[] {
  if (isTest(source.path) || source.path.startsWith('contract/')) return [];
  const paths = source.texts.filter(({ value }) => API_PATH.test(value));
  return said(source, paths, ({ value }) => `the path ${value.trim()} belongs to the contract`);
}

/** The configuration is the only reader of the environment. */
export function environmentBreaches(source: Source): string[] {
  if (isTest(source.path) || READERS_OF_ENVIRONMENT.includes(source.path)) return [];
  const reads = source.members.filter(({ value }) => value === 'process.env');
  const imports = source.imports.filter(({ value }) => /^(node:)?process$/.test(value));
  return said(source, [...reads, ...imports], () => 'the environment is read in server/config.ts');
}

// A page of maintenance that began anew would come to the same; whom to ask is not worth it; who signs out leaves.
const MAY_GO_WITHOUT = [
  'web/app/maintenance/MaintenanceGate.tsx',
  'web/app/entrance/Face.tsx',
  'web/session/session.ts',
];

/** What is fetched when it is wanted may not come: `late`, `screen` and `bring` tell of it, and the page stays. */
export function fetchBreaches(source: Source): string[] {
  const { path } = source;
  if (isTest(path) || !path.startsWith('web/') || MAY_GO_WITHOUT.includes(path)) return [];
  return said(source, source.bareImports, () => 'fetch it by bring() or late()');
}

/** Numbers for people are written by czech.ts, with one minus. */
export function figureBreaches(source: Source): string[] {
  const { path } = source;
  if (isTest(path) || !path.startsWith('web/') || path === FIGURE_WRITER) return [];
  const formats = source.members.filter(({ value }) =>
    /(^|\.)(toLocaleString|NumberFormat)$/.test(value),
  );
  return said(source, formats, () => 'numbers are written by formatNumber of web/lib/czech.ts');
}

/** Rule 16: small files, where people write them. */
export function sizeBreaches({ path, lineCount }: Source): string[] {
  return lineCount > MAX_LINES && !GENERATED.includes(path)
    ? [`${path}:1 has ${lineCount} lines, over ${MAX_LINES}`]
    : [];
}

/** Checks are not silenced and nothing is put off; a test may expect an error of types. */
export function silencerBreaches(source: Source): string[] {
  const silencers = isTest(source.path)
    ? /@ts-(ignore|nocheck)|(ox|es)lint-disable/
    : /@ts-(ignore|nocheck|expect-error)|(ox|es)lint-disable/;
  const silenced = source.comments.filter(({ value }) => silencers.test(value));
  const putOff = source.comments.filter(({ value }) => /\b(TODO|FIXME)\b/.test(value));
  return [
    ...said(source, silenced, () => 'a check is silenced'),
    ...said(source, putOff, () => 'a note puts work off'),
  ];
}

function said(source: Source, found: Found[], sentence: (found: Found) => string): string[] {
  return found.map((item) => `${source.path}:${item.line} ${sentence(item)}`);
}

/** What the portal is built of and runs with is installed without what tests, benches and checks need. */
export function packageBreaches(source: Source): string[] {
  if (isTest(source.path)) return [];
  const taken = source.imports.filter(({ value }) =>
    Object.keys(manifest.devDependencies).some((name) => `${value}/`.startsWith(`${name}/`)),
  );
  return said(source, taken, ({ value }) => `${value} is not there when the portal starts`);
}
