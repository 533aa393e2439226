import { monthText } from '#contract/rules/month-info.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectLastClosed } from '#server/core/ledger/months.sql.ts';
import { selectSpacesOfHouseHeld } from '#server/core/pasports/held.sql.ts';
import { selectValuesOfIds, type StoredValue } from '#server/core/people/values.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import {
  deleteHouseChange,
  selectHouseChangeHeld,
  type HouseChangeRow,
  type WrittenValue,
} from './changes.sql.ts';
import { kinds, type ValueRecord } from './kinds.ts';
import { deleteRulesOfChange } from './rules.sql.ts';

/**
 * Takes a change of many values back: what it ended or corrected is as it was, what it began is gone.
 * What it said of how amounts came about goes with it. Errors: `not-found`, `change-overtaken`, `month-closed`.
 */
export async function undoValues(
  db: Db,
  unit: OwnedUnit,
  house_change_id: number,
): Promise<{ undone_count: number }> {
  const change = await selectHouseChangeHeld(db, unit, house_change_id);
  ensure(change !== undefined, 'not-found');
  if (change.kind === 'advances') await ensureOpen(db, unit, change.valid_from);
  const { writer } = kinds[change.kind];
  const stored = await heldRecords(db, unit, change);
  const overtaken = change.written.filter((one) => stored.get(one.id)?.version !== one.version);
  ensure(overtaken.length === 0, 'change-overtaken', { errorMsg: refusal(overtaken.length) });
  await ensureFit(db, unit, change, stored);

  const made = change.written.filter(({ before }) => before === null).map(({ id }) => id);
  await writer.remove(db, unit, made);
  await writer.updateAll(db, unit, change.written.flatMap(putBack));
  await deleteRulesOfChange(db, unit, house_change_id);
  await deleteHouseChange(db, unit, house_change_id);
  return { undone_count: change.changed_count };
}

/** What a closed month was claimed by stays as it was. Errors: `month-closed`. */
async function ensureOpen(db: Db, unit: OwnedUnit, day: string): Promise<void> {
  const closed = await selectLastClosed(db, unit, day);
  ensure(closed === null, 'month-closed', {
    errorMsg: `Změnu nelze vrátit, obsahuje ji uzavřený měsíc ${monthText(closed ?? day)}. Zapište novou změnu.`,
  });
}

function putBack({ id, version, before }: WrittenValue) {
  return before === null ? [] : [{ id, version, columns: before }];
}

function refusal(count: number): string {
  const what = czechPlural(
    count,
    'záznam byl od té doby změněn nebo smazán',
    'záznamy byly od té doby změněny nebo smazány',
    'záznamů bylo od té doby změněno nebo smazáno',
  );
  return `Změnu nelze vrátit: ${count} ${what}.`;
}

type Records = ReadonlyMap<number, StoredValue>;

/** The records of the change as they stand; their spaces are held before they are read. */
async function heldRecords(db: Db, unit: OwnedUnit, change: HouseChangeRow): Promise<Records> {
  const ids = change.written.map(({ id }) => id);
  const read = () => selectValuesOfIds(db, unit, change.kind, ids);
  const spaces = new Set((await read()).map(({ pasport_id }) => pasport_id));
  await selectSpacesOfHouseHeld(db, unit, change.pasport_id, [...spaces]);
  return new Map((await read()).map((one) => [one.id, one]));
}

/** What was recorded since must leave room for what comes back. Errors: `change-overtaken`. */
async function ensureFit(db: Db, unit: OwnedUnit, change: HouseChangeRow, stored: Records) {
  const { judgeOf } = kinds[change.kind];
  const spaces = new Set([...stored.values()].map(({ pasport_id }) => pasport_id));
  const judge = await judgeOf(db, unit, [...spaces]);
  const standing = new Map(
    change.written.map(({ id, before }): [number, Validity | null] => {
      const now = stored.get(id) as StoredValue;
      return [id, before === null ? null : timeOf(now, before)];
    }),
  );
  for (const { id, before } of change.written) {
    const now = stored.get(id) as StoredValue;
    if (before === null) continue;
    const { pasport_id } = now;
    const record = { ...now, service_name: now.name, ...before } as unknown as ValueRecord;
    const [fault] = judge({ id, pasport_id, record, changed: new Set(['valid_to']) }, standing);
    ensure(fault === undefined, 'change-overtaken', {
      errorMsg: `Změnu nelze vrátit: ${fault?.message ?? ''}`,
    });
  }
}

function timeOf({ valid_from, valid_to }: Validity, before: NonNullable<WrittenValue['before']>) {
  const end = 'valid_to' in before ? (before['valid_to'] as string | null) : valid_to;
  return { valid_from, valid_to: end };
}
