import { describe, expect, it } from 'vitest';
import { foreignReads } from './reads.ts';
import { parseSource, readSources } from './source.ts';
import { validityBreaches } from './validity.ts';

const server = readSources('server');

describe('SQL of the server', () => {
  it('is read by these checks', () => {
    expect(server.filter(({ path }) => path.endsWith('.sql.ts')).length).toBeGreaterThan(50);
  });

  it('asks what holds on a day in the core only', () => {
    expect(server.flatMap(validityBreaches)).toEqual([]);
  });

  it('names the tables of its own room; those of the core are read through its views and functions', () => {
    expect(foreignReads(server)).toEqual([]);
  });
});

describe('the check of foreign reads', () => {
  const reading = (path: string, text: string) => foreignReads([parseSource(path, text)]);

  it.each([
    ['a table in SQL', 'sql`select 1 from units u left join pasport_spaces s on true`;'],
    ['a table after another', 'sql`select 1 from units u, pasport_spaces s`;'],
    ['a table with its schema', 'sql`select 1 from public.pasport_spaces`;'],
    ['a table of the builder', "db.selectFrom('pasport_spaces');"],
    ['a table with an alias', "db.selectFrom('units').innerJoin('pasport_spaces as s', on);"],
    ['a table of sql.table', "sql`select 1 from ${sql.table('pasport_spaces')}`;"],
    [
      'a word of a room that reads by name',
      "const RECORDS = { spaces: 'pasport_spaces' }; sql.table(RECORDS[name]);",
    ],
  ])('reports %s', (_name, text) => {
    const path = 'server/sipo/a.sql.ts';
    expect(reading(path, text)).toEqual([`${path} names pasport_spaces`]);
  });

  it('reports a word in another file of a room that reads by name', () => {
    const reader = parseSource('server/sipo/a.sql.ts', 'db.selectFrom(kind.table);');
    const words = parseSource(
      'server/sipo/kinds.ts',
      "export const kind = { table: 'addresses' };",
    );
    expect(foreignReads([reader, words])).toEqual(['server/sipo/kinds.ts names addresses']);
  });

  it.each([
    ['the core', 'server/core/people/a.sql.ts', 'sql`select 1 from pasport_spaces`;'],
    ['a backup of everything', 'server/backup/a.sql.ts', 'sql`select 1 from pasport_spaces`;'],
    ['a test', 'server/sipo/a.sql.test.ts', 'sql`select 1 from pasport_spaces`;'],
    ['a view of the core', 'server/sipo/a.sql.ts', 'sql`select 1 from pasport_places p`;'],
    ['a table of no core', 'server/sipo/a.sql.ts', 'sql`select 1 from sipo_lines`;'],
    [
      'a word for something else',
      'server/sipo/a.sql.ts',
      "const part = { record_type: 'clients' };",
    ],
    ['a query built on the spot', 'server/sipo/a.sql.ts', "db.selectFrom(of('x').as('clients'));"],
  ])('allows %s', (_name, path, text) => {
    expect(reading(path, text)).toEqual([]);
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
