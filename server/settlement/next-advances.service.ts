import { pragueDay } from '#contract/czech/prague-day.ts';
import { earliestRaise } from '#contract/rules/advance-raise.ts';
import type {
  acceptNextAdvances,
  AdvancesPreview,
  AskedAdvances,
  previewNextAdvances,
} from '#contract/settlement/next-advances.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectValues } from '#server/core/people/values.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import { saveValues } from '#server/core/values/save-values.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { isChanged, proposals, seenOf, type Proposal } from './next-advances.ts';
import { readCount } from './result.ts';
import { forecastOn } from './forecasting.ts';
import { raises } from './raises.ts';
import { selectCountToFollow, selectSettlement } from './settlements.sql.ts';

/** What the settlement proposes, or its forecast. Errors: `not-found`, `settlement-not-reviewed`, `settlement-over`. */
async function proposed(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
  { asked, today }: { readonly asked: AskedAdvances; readonly today: string },
) {
  if (asked.by === 'forecast') {
    const held = await selectSettlement(db, unit, settlement_id);
    ensure(held !== undefined, 'not-found');
    ensure(held.period_to >= today, 'settlement-over');
    const forecast = await forecastOn(db, unit, held, today);
    const ids = forecast.told.recipients.map(({ pasport_id }) => pasport_id);
    const values = await selectValues(db, unit, 'advances', ids);
    const rows = raises(
      forecast,
      grouped(values, ({ pasport_id }) => pasport_id),
      asked,
    );
    return { rows, building_id: held.building_id };
  }
  const stored = await selectCountToFollow(db, unit, settlement_id);
  ensure(stored !== undefined, 'not-found');
  ensure(stored.inputs !== null, 'settlement-not-reviewed');
  const count = readCount(stored);
  const spaces = count.inputs.settlement.spaces.map(({ pasport_id }) => pasport_id);
  const values = await selectValues(db, unit, 'advances', spaces);
  const rows = proposals(
    count,
    grouped(values, ({ pasport_id }) => pasport_id),
    asked,
  );
  return { rows, building_id: stored.building_id };
}

const sumOf = (rows: readonly Proposal[], amount: (row: Proposal) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** Advances as they are proposed; nothing is written. Errors: `not-found`, `settlement-not-reviewed`, `settlement-over`. */
export async function preview({
  unit,
  db,
  params: { settlement_id },
  body,
  portal,
}: UnitCall<typeof previewNextAdvances>): Promise<AdvancesPreview> {
  const today = pragueDay(portal.now());
  const { rows } = await proposed(db, unit, settlement_id, { asked: body, today });
  return {
    rows: rows.map(({ record: _record, ...row }) => row),
    held_sum: sumOf(rows, ({ held }) => held ?? 0),
    proposed_sum: sumOf(rows, ({ is_excepted, held, proposed: to }) =>
      is_excepted ? (held ?? 0) : to,
    ),
    changed_count: rows.filter(isChanged).length,
    earliest_delivered: earliestRaise(today),
    seen: seenOf(rows),
  };
}

/**
 * Has the proposed advances hold from the day, all or none. Errors: `licence-expired`, `not-found`,
 * `settlement-not-reviewed`, `settlement-over`, `advances-differ`, `advances-same`, and those of `saveValues`.
 */
export async function accept({
  unit,
  db,
  params: { settlement_id },
  body: { seen, ...asked },
  portal,
  actor,
}: UnitCall<typeof acceptNextAdvances>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { rows, building_id } = await proposed(db, unit, settlement_id, {
    asked,
    today: pragueDay(portal.now()),
  });
  ensure(seenOf(rows) === seen, 'advances-differ');
  const changes = rows.filter(isChanged).map(({ pasport_id, service_name, record, ...row }) => ({
    pasport_id,
    name: service_name,
    amount: row.proposed,
    seen: record === null ? null : { record_id: record.id, version: record.version },
  }));
  ensure(changes.length > 0, 'advances-same');
  const { valid_from: day } = asked;
  const news = { houseId: building_id, kind: 'advances' as const, day, changes, user: actor };
  const { changed_count, house_change_id } = await saveValues(db, unit, news);
  ensure(house_change_id !== null, 'advances-same');
  return { changed_count, house_change_id };
}
