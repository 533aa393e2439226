import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tablesOfBook } from '#server/db/book/book.ts';
import {
  foreignNames,
  foreignWrites,
  WRITERS_OF_ALL,
  type ByName,
} from './architecture/writers.ts';
import { writesOf } from './architecture/writes.ts';

/** Files that write a table by a name given as a value, with the names. */
const BY_NAME: ByName = {
  'server/heating/heating.sql.ts': ['heating_items', 'heating_indicators'],
  'server/lists/lists.sql.ts': ['pasport_types', 'services'],
  'server/rates/policy.sql.ts': ['cnb_repo_rates', 'cnb_discount_rates'],
  // A room makes this writer of its table, and counts as the one who writes it.
  'server/outside/mailed-table.sql.ts': [],
  // Housekeeping and erasure take the names from the book itself.
  'server/jobs/housekeeping.sql.ts': [],
  'server/core/people/of-person.sql.ts': [],
};

const files = readdirSync('server', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);
const writes = files.flatMap(([path, text]) => writesOf(path, text));

describe('every table has one writer', () => {
  it('and there is something to look at', () => {
    expect(writes.length).toBeGreaterThan(100);
  });

  it('which is the room that the book names', () => {
    const found = files.flatMap(([path, text]) => foreignWrites(path, text, BY_NAME));
    expect(found.map(({ sentence }) => sentence)).toEqual([]);
  });

  it('and no room that writes by name has at hand the name of a foreign table', () => {
    const byName = writes.filter(({ target }) => target === undefined).map(({ room }) => room);
    const rooms = new Set(byName.filter((room) => !(room in WRITERS_OF_ALL)));
    expect(files.flatMap(([path, text]) => foreignNames(path, text, rooms))).toEqual([]);
  });

  it('who does write it', () => {
    const idle = tablesOfBook.filter(
      ([table, { room, functions }]) =>
        functions === undefined &&
        !writes.some((write) => write.room === room && (write.target ?? table) === table),
    );
    expect(idle.map(([table, { room }]) => `${room} does not write ${table}`)).toEqual([]);
  });
});

const reported = (path: string, text: string) =>
  foreignWrites(path, text, BY_NAME).map(({ table }) => table);

describe('the test of the one writer', () => {
  it.each([
    ['a builder', 'server/units/a.sql.ts', `db.updateTable('sessions').set(x);`, ['sessions']],
    ['a builder with an alias', 'server/units/a.sql.ts', `db.deleteFrom('tasks as t');`, ['tasks']],
    [
      'an insert',
      'server/units/a.sql.ts',
      'sql`insert into addresses (a) values (1)`',
      ['addresses'],
    ],
    ['an update', 'server/units/a.sql.ts', 'sql`update addresses a\n set note = 1`', ['addresses']],
    [
      'a delete in a with',
      'server/units/a.sql.ts',
      'sql`with x as (delete from tasks) select 1`',
      ['tasks'],
    ],
    ['a merge', 'server/units/a.sql.ts', 'sql`merge into tasks t using x on true`', ['tasks']],
    ['a truncate of two', 'server/units/a.sql.ts', "c.query('truncate units, tasks')", ['tasks']],
    [
      'a name in sql.table',
      'server/units/a.sql.ts',
      "sql`delete from ${sql.table('tasks')}`",
      ['tasks'],
    ],
    [
      'a name that comes as a value',
      'server/units/a.sql.ts',
      'sql`delete from ${sql.table(t)}`',
      ['?'],
    ],
    [
      'a table of records',
      'server/units/a.sql.ts',
      "new RecordTable('addresses', 'address_id')",
      ['addresses'],
    ],
    [
      'a table of mailed letters',
      'server/units/a.sql.ts',
      "new MailedTable('reminders', 'reminder_id', 'reminders')",
      ['reminders'],
    ],
    [
      'a table of links',
      'server/units/a.sql.ts',
      "new LinkTable('account_links', 'account_link_id', 'ledger_account_id')",
      ['account_links'],
    ],
    ['a builder of such a name', 'server/units/a.sql.ts', 'db.insertInto(table)', ['?']],
    [
      'a writing function',
      'server/units/a.sql.ts',
      'sql`select access.move_city(1, 2)`',
      ['pasport_buildings', 'addresses'],
    ],
    [
      'a room of the core',
      'server/core/people/a.sql.ts',
      `db.insertInto('pasports')`,
      ['pasports'],
    ],
    ['a table of nobody', 'server/units/a.sql.ts', `db.insertInto('castles')`, ['castles']],
    [
      'erasure of what is not emptied',
      'server/core/people/a.sql.ts',
      `db.updateTable('revisions').set(x)`,
      ['revisions'],
    ],
    [
      'housekeeping of what is not swept',
      'server/jobs/a.sql.ts',
      `db.deleteFrom('units')`,
      ['units'],
    ],
  ])('reports %s', (_name, path, text, tables) => {
    expect(reported(path, text)).toEqual(tables);
  });

  it.each([
    [
      'the writing room',
      'server/units/a.sql.ts',
      `db.insertInto('units'); sql\`delete from units\``,
    ],
    ['a room of the core', 'server/core/people/a.sql.ts', `db.insertInto('addresses')`],
    [
      'reading',
      'server/units/a.sql.ts',
      "db.selectFrom('tasks'); sql`select 1 from tasks for update of tasks`",
    ],
    [
      'a change of what is there',
      'server/units/a.sql.ts',
      'sql`on conflict do update set note = 1`',
    ],
    ['a guest', 'server/lists/a.sql.ts', 'sql`select access.move_city(1, 2)`'],
    ['erasure', 'server/core/people/a.sql.ts', `db.updateTable('revision_reports').set(x)`],
    ['housekeeping by age', 'server/jobs/a.sql.ts', `db.deleteFrom('sessions')`],
    ['the demonstration', 'server/db/demo/a.ts', `db.query('insert into portal_news values (1)')`],
    ['a listed name', 'server/lists/lists.sql.ts', 'sql`delete from ${sql.table(kind.table)}`'],
    ['tests', 'server/units/a.test.ts', `db.insertInto('tasks')`],
  ])('allows %s', (_name, path, text) => {
    expect(reported(path, text)).toEqual([]);
  });

  it.each([
    ['a value', `const kinds = [{ table: 'tasks' }];`, 1],
    ['what is only read', `db.selectFrom('tasks').innerJoin('addresses as a', 'a.b', 'c');`, 0],
    ['its own', `const kinds = ['units'];`, 0],
  ])('takes %s for a name at hand so many times', (_name, text, times) => {
    expect(foreignNames('server/units/a.ts', text, new Set(['units']))).toHaveLength(times);
  });
});
