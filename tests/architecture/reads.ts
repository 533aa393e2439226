import { tablesOfBook } from '#server/db/book/book.ts';
import { isTest, type Source } from './source.ts';
import { WRITERS_OF_ALL } from './writers.ts';

/** Tables that only the core names; others read them by its views and functions. */
const ofCore = tablesOfBook.flatMap(([table, { room }]) =>
  room.startsWith('core/') ? [table as string] : [],
);
const BEFORE = String.raw`\b(?:from|join|using)\s+(?:only\s+)?(?:[\w.]+(?:\s+\w+)?\s*,\s*)*(?:public\.)?"?`;
const inSql = new RegExp(String.raw`${BEFORE}(${ofCore.join('|')})\b`, 'gi');

/** The room of a file that reads, unless it is of the core or may read all. */
function readerOf(path: string): string | undefined {
  const [root, room = ''] = path.split('/');
  const isReader = root === 'server' && path.split('/').length > 2 && !isTest(path);
  return isReader && room !== 'core' && !(room in WRITERS_OF_ALL) ? room : undefined;
}

/** Rooms that read a table by a name that comes as a value: any name at hand might be it. */
function readingByName(sources: readonly Source[]): ReadonlySet<string> {
  const rooms = sources
    .filter(({ tables }) => tables.some(({ value }) => value === ''))
    .map(({ path }) => readerOf(path));
  return new Set(rooms.filter((room) => room !== undefined));
}

/** Tables of the core that a file names: in its SQL, to a builder, or as words of a room that reads by name. */
function namedIn(source: Source, isByName: boolean): string[] {
  const { path, texts, tables } = source;
  const sqls = path.endsWith('.sql.ts') ? texts : [];
  const named = sqls.flatMap(({ value }) => [...value.matchAll(inSql)].map(([, table]) => table));
  const words = [...tables, ...(isByName ? texts : [])].map(({ value }) => value);
  return [...new Set([...named, ...words])].filter(
    (table) => table !== undefined && ofCore.includes(table),
  ) as string[];
}

/** What files of other rooms name of the tables of the core, though its views and functions tell it. */
export function foreignReads(sources: readonly Source[]): string[] {
  const byName = readingByName(sources);
  return sources.flatMap((source) => {
    const room = readerOf(source.path);
    if (room === undefined) return [];
    return namedIn(source, byName.has(room)).map((table) => `${source.path} names ${table}`);
  });
}
