import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Ways of taking a day, a month or a year from a moment by the clock of the machine or of Greenwich, which
 * between midnight and two is another day than the one in Prague.
 */
const FOREIGN_DAYS = [
  /\bcurrent_date\b/iu,
  /\bnow\(\)::date\b/iu,
  /extract\((?:year|month|day) from (?:now\(\)|[a-z_.]*(?:created|_at)\b)(?! at time zone)/iu,
  /(?:new Date\((?:Date\.now\(\)[^)]*)?\)|\bnow(?:\(\))?|\btoday)\.get(?:FullYear|Month|Date|Day)\(/u,
  /(?:new Date\((?:Date\.now\(\)[^)]*)?\)|\bnow(?:\(\))?)\.toISOString\(\)\.slice\(0, (?:4|7|10)\)/u,
  /(?:_at|\bcreated|\bmoment)\.slice\(0, (?:4|7|10)\)/u,
];

const here = 'tests/architecture/days.test.ts';

function foreignDays(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      FOREIGN_DAYS.some((way) => way.test(line)) ? [`${path}:${at + 1} ${line.trim()}`] : [],
    );
}

test('days are those of Prague, in the portal and in its tests', () => {
  const found = ['bench', 'contract', 'scripts', 'server', 'tests', 'web'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/u.test(file))
      .map((file) => join(root, file))
      .filter((path) => path !== here)
      .flatMap((path) => foreignDays(path, readFileSync(path, 'utf8'))),
  );
  expect(found).toEqual([]);
});

test.each([
  'where t.public_date <= current_date',
  'select now()::date',
  'sql`extract(year from r.created)::integer`',
  'const year = new Date().getFullYear();',
  'const next = new Date(today.getFullYear(), 1);',
  'new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)',
  'portal.now().toISOString().slice(0, 10)',
  'day: day ?? told_at.slice(0, 10),',
])('a foreign day is reported: %s', (line) => {
  expect(foreignDays('a.ts', line)).toHaveLength(1);
});

test.each([
  "(now() at time zone 'Europe/Prague')::date",
  "extract(year from r.created at time zone 'Europe/Prague')::integer",
  'pragueDay(new Date()).slice(0, 4)',
  'new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)',
])('the day of Prague, and one that is counted from another day, are not: %s', (line) => {
  expect(foreignDays('a.ts', line)).toEqual([]);
});
