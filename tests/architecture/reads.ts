import { tablesOfBook } from '#server/db/book/book.ts';
import { isTest, type Source } from './source.ts';
import { WRITERS_OF_ALL } from './writers.ts';

/** Tables that only the core names; others read them by its views and functions. */
const ofCore = tablesOfBook.flatMap(([table, { room }]) =>
  room.startsWith('core/') ? [table as string] : [],
);

/** The room of a file that reads, unless it is of the core or may read all. */
function readerOf(path: string): string | undefined {
  const [root, room = ''] = path.split('/');
  const holdsSql = root === 'server' && path.endsWith('.sql.ts') && !isTest(path);
  return holdsSql && room !== 'core' && !(room in WRITERS_OF_ALL) ? room : undefined;
}

/** Tables of the core that a file of another room names: in its SQL, or by a name given as a value. */
export function foreignReads({ path, texts }: Source): { room: string; table: string }[] {
  const room = readerOf(path);
  if (room === undefined) return [];
  const named = ofCore.filter((table) => {
    const inSql = new RegExp(String.raw`\b(from|join)\s+(only\s+)?${table}\b`, 'i');
    const byName = new RegExp(String.raw`^${table}( as \w+)?$`);
    return texts.some(({ value }) => inSql.test(value) || byName.test(value));
  });
  return named.map((table) => ({ room, table }));
}
