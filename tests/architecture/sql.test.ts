import { describe, expect, it } from 'vitest';
import { foreignReads } from './reads.ts';
import { parseSource, readSources } from './source.ts';
import { STILL_READ } from './still-read.ts';
import { validityBreaches } from './validity.ts';

const server = readSources('server');

describe('SQL of the server', () => {
  it('is read by these checks', () => {
    expect(server.filter(({ path }) => path.endsWith('.sql.ts')).length).toBeGreaterThan(50);
  });

  it('asks what holds on a day in the core only', () => {
    expect(server.flatMap(validityBreaches)).toEqual([]);
  });

  it('reads tables of the core through its views and functions', () => {
    const found = new Map<string, Set<string>>();
    for (const { room, table } of server.flatMap(foreignReads))
      found.set(room, (found.get(room) ?? new Set()).add(table));
    const rooms = [...found].map(([room, tables]) => [room, [...tables].toSorted()] as const);
    expect(Object.fromEntries(rooms)).toEqual(STILL_READ);
  });
});

describe('the check of foreign reads', () => {
  it.each([
    ['a table in SQL', 'sql`select 1 from units u left join pasport_spaces s on true`;'],
    ['a table of the builder', "db.selectFrom('pasport_spaces');"],
    ['a table with an alias', "db.selectFrom('units').innerJoin('pasport_spaces as s', on);"],
    ['a table given as a value', "const RECORDS = { spaces: 'pasport_spaces' };"],
  ])('reports %s', (_name, text) => {
    expect(foreignReads(parseSource('server/sipo/a.sql.ts', text))).toEqual([
      { room: 'sipo', table: 'pasport_spaces' },
    ]);
  });

  it.each([
    ['the core', 'server/core/people/a.sql.ts', 'sql`select 1 from pasport_spaces`;'],
    ['a backup of everything', 'server/backup/a.sql.ts', 'sql`select 1 from pasport_spaces`;'],
    ['a test', 'server/sipo/a.sql.test.ts', 'sql`select 1 from pasport_spaces`;'],
    ['a view of the core', 'server/sipo/a.sql.ts', 'sql`select 1 from pasport_places p`;'],
    ['a table of no core', 'server/sipo/a.sql.ts', 'sql`select 1 from sipo_lines`;'],
  ])('allows %s', (_name, path, text) => {
    expect(foreignReads(parseSource(path, text))).toEqual([]);
  });
});

describe('the check of validities', () => {
  it.each([
    ['an open end', 'sql`where t.valid_to is null or t.valid_to >= ${day}`;'],
    ['the end of anything', 'sql`and (${sql.ref(of)} is null or ${sql.ref(of)} >= ${day})`;'],
    ['the end of a contract', 'sql`(contract_valid_to is null or not ${expired})`;'],
    ['an end left to coalesce', 'sql`coalesce(valid_to >= ${day}, true)`;'],
  ])('reports %s spelled by hand', (_name, text) => {
    expect(validityBreaches(parseSource('server/sipo/a.sql.ts', text))).toHaveLength(1);
  });

  it.each([
    ['the core', 'server/core/time/a.sql.ts', 'sql`(valid_to is null or valid_to >= ${day})`;'],
    ['a test', 'server/sipo/a.test.ts', 'sql`(valid_to is null or valid_to >= ${day})`;'],
    ['an end that is written', 'server/a/a.sql.ts', 'sql`update a set valid_to = ${day}`;'],
    ['what else may be missing', 'server/a/a.sql.ts', 'sql`b is null or c.d is null or true`;'],
  ])('allows %s', (_name, path, text) => {
    expect(validityBreaches(parseSource(path, text))).toEqual([]);
  });
});
