import { tablesOfBook } from '#server/db/book/book.ts';
import type { TableEntry, TableName } from '#server/db/book/entry.ts';
import { namedTables, writesOf, type Write } from './writes.ts';

/** The room whose housekeeping removes what is older than the book says. */
const HOUSEKEEPER = 'jobs';

/** The room that empties what tells of a person, wherever the book says. */
const ERASER = 'core/people';

/** Rooms that may write any table, each for its reason. */
export const WRITERS_OF_ALL: Readonly<Record<string, string>> = {
  db: 'migrations, and the first rows of a demonstration in an empty database',
  backup: 'restores a whole installation into an empty database',
};

/** Files that are given the name of a table as a value, with the tables that they are given. */
export type ByName = Readonly<Record<string, readonly TableName[]>>;

const entries = new Map<string, TableEntry<string>>(tablesOfBook);

/** Functions of the database that write tables, with their tables. */
const writingFunctions = new Map<string, string[]>();
for (const [table, { functions }] of entries)
  for (const name of functions ?? [])
    writingFunctions.set(name, [...(writingFunctions.get(name) ?? []), table]);

/** Whether the book lets the room write the table. */
function mayWrite(room: string, table: string): boolean {
  const entry = entries.get(table);
  if (!entry) return false;
  if (entry.room === room || room in WRITERS_OF_ALL || room in (entry.guests ?? {})) return true;
  if (room === ERASER) return entry.personal !== 'nothing' && entry.personal.erased === 'emptied';
  return room === HOUSEKEEPER && 'swept' in entry.retention;
}

// The portal's tables are in one schema; the other one holds what migrations keep of themselves.
const isOfPortal = (name: string) => !name.startsWith('access.');

/** A write of a table that is another room's; '?' is one of a name that is not listed. */
interface Foreign {
  readonly room: string;
  readonly table: string;
  readonly sentence: string;
}

/** What a file writes though another room does. */
export function foreignWrites(path: string, text: string, byName: ByName): Foreign[] {
  return writesOf(path, text, [...writingFunctions.keys()]).flatMap((write) =>
    tablesOf(write, byName)
      .filter((table) => isOfPortal(table) && !mayWrite(write.room, table))
      .map((table) => ({
        room: write.room,
        table,
        sentence: `${path}:${write.line} ${fault(write, table)}`,
      })),
  );
}

function tablesOf({ path, room, target }: Write, byName: ByName): readonly string[] {
  if (target !== undefined) return writingFunctions.get(target) ?? [target];
  return room in WRITERS_OF_ALL ? [] : (byName[path] ?? ['?']);
}

function fault({ room }: Write, table: string): string {
  if (table === '?') return 'writes a table by a name that is not listed';
  const entry = entries.get(table);
  return entry
    ? `${room} may not write ${table}, which ${entry.room} writes`
    : `${table} is not in the book of tables`;
}

/** Names of foreign tables in a room that writes by name: one of them might come to its writer. */
export function foreignNames(path: string, text: string, rooms: ReadonlySet<string>): string[] {
  return namedTables(path, text, [...entries.keys()], rooms)
    .filter(({ room, name }) => !mayWrite(room, name))
    .map(({ line, room, name }) => `${path}:${line} ${room} names ${name} and writes by name`);
}
