import { describe, expect, it } from 'vitest';
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
