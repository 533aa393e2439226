import type { LawRow } from '#contract/rules/law-on.ts';

// A row of the law gets into databases by a migration, which is written from the files.

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const textOf = (value: string | number | null) =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : quoted(value);

const idOf = ({ key, holds_from }: LawRow) => `${key} ${holds_from ?? ''}`;

/** Rows that are in the database and in no file. */
export function unwritten(written: readonly LawRow[], stored: readonly LawRow[]): LawRow[] {
  const known = new Set(written.map(idOf));
  return stored.filter((row) => !known.has(idOf(row)));
}

const isSame = (one: LawRow, other: LawRow) =>
  one.value === other.value && one.unit === other.unit && one.source === other.source;

function added({ key, holds_from, value, unit, source }: LawRow): string {
  const values = [key, holds_from, value, unit, source].map(textOf).join(', ');
  // An operator may have written it down before us; what he wrote stays.
  return `insert into settlement_law (key, holds_from, value, unit, source)
values (${values})
on conflict on constraint settlement_law_of_day do nothing;`;
}

function changed({ key, holds_from, value, unit, source }: LawRow, old: LawRow): string {
  // Only where nobody has changed it by hand.
  return `update settlement_law set value = ${textOf(value)}, unit = ${textOf(unit)}, source = ${textOf(source)}
 where key = ${textOf(key)} and holds_from is not distinct from ${textOf(holds_from)}
   and value is not distinct from ${textOf(old.value)} and unit = ${textOf(old.unit)} and source = ${textOf(old.source)};`;
}

/** What brings the stored rows to the written ones; null where they are alike. */
export function lawMigration(written: readonly LawRow[], stored: readonly LawRow[]): string | null {
  const known = new Map(stored.map((row) => [idOf(row), row]));
  const steps = written.flatMap((row) => {
    const old = known.get(idOf(row));
    if (old === undefined) return [added(row)];
    return isSame(row, old) ? [] : [changed(row, old)];
  });
  if (steps.length === 0) return null;
  return `-- Rows of the law of settlements, as the files of server/db/law have them.\n${steps.join('\n')}\n`;
}
