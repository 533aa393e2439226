import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  acceptRule,
  AskedRule,
  listRules,
  previewRule,
  RulePreview,
  undoRule,
} from '#contract/money/prescription-rules.ts';
import { earliestRaise, presumedDelivery } from '#contract/rules/advance-raise.ts';
import { monthOf } from '#contract/rules/month-info.ts';
import { groupOf } from '#contract/rules/payment-rows.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectLastClosed, selectMonthChange } from '#server/core/ledger/months.sql.ts';
import { selectPaymentRows } from '#server/core/values/payment-rows.sql.ts';
import { insertRule, selectChangeOfRule, selectRules } from '#server/core/values/rules.sql.ts';
import { saveValues } from '#server/core/values/save-values.ts';
import { undoValues } from '#server/core/values/undo-values.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectHasHouse, selectMeasured } from './measured.sql.ts';
import { isChanged, reckonedSpaces, seenOf, type Reckoned } from './reckoning.ts';

const sumOf = (rows: readonly Reckoned[], amount: (row: Reckoned) => number | null) =>
  rows.reduce((sum, row) => sum + (amount(row) ?? 0), 0);

/** Errors: `not-found` for the house, `invalid-input` of an amount or a key that the way has not. */
async function reckon(
  db: Db,
  unit: OwnedUnit,
  rule: AskedRule,
  today: string,
): Promise<Reckoned[]> {
  const { building_id, name, valid_from: day } = rule;
  if (rule.way !== 'percent' && rule.amount < 0)
    throw fieldFault('amount', 'Zadejte částku, která není záporná');
  if (rule.way === 'rate' && rule.key === 'share')
    throw fieldFault('key', 'Podle podílu se částka rozděluje; zvolte rozdělení měsíční částky');
  if (building_id !== null) ensure(await selectHasHouse(db, unit, building_id), 'not-found');
  const measured = await selectMeasured(db, unit, { building_id, name, day, today });
  return reckonedSpaces(rule, measured);
}

/** What a rule would change, and what stands in its way. Errors: `not-found`, `invalid-input`. */
export async function preview({
  unit,
  db,
  body: rule,
  portal,
}: UnitCall<typeof previewRule>): Promise<RulePreview> {
  const today = pragueDay(portal.now());
  const rows = await reckon(db, unit, rule, today);
  const changed = rows.filter(isChanged);
  const { rows: others } = await selectPaymentRows(db, unit);
  return {
    unit_id: unit.unit_id,
    rows: rows.map(({ record: _record, ...row }) => row),
    held_sum: sumOf(rows, ({ held }) => held),
    amount_sum: sumOf(rows, ({ amount, held }) => amount ?? held),
    changed_count: changed.length,
    raised_count: changed.filter(({ amount, held }) => (amount ?? 0) > (held ?? 0)).length,
    problems_count: rows.filter(({ problem }) => problem !== null).length,
    is_service: groupOf(others, rule.name) === 'services',
    earliest_delivered: earliestRaise(today),
    earliest_posted: earliestRaise(presumedDelivery(today)),
    month_change: await selectMonthChange(db, unit, monthOf(rule.valid_from)),
    closed_month: await selectLastClosed(db, unit, rule.valid_from),
    seen: seenOf(rows),
  };
}

/** Rules of the unit. */
export async function list({ unit, db }: UnitCall<typeof listRules>) {
  return { values: await selectRules(db, unit) };
}

/**
 * Has the rule hold from its day in all spaces that it reckons, or in none. Errors: `licence-expired`,
 * `not-found`, `invalid-input`, `prescription-differs`, `prescription-same`, `prescription-unreckoned`, and
 * those of `saveValues`.
 */
export async function accept({
  unit,
  db,
  body: { seen, ...rule },
  portal,
  actor,
}: UnitCall<typeof acceptRule>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const rows = await reckon(db, unit, rule, pragueDay(portal.now()));
  ensure(seenOf(rows) === seen, 'prescription-differs');
  ensure(
    rule.way !== 'divide' || rows.every(({ problem }) => problem === null),
    'prescription-unreckoned',
  );
  const changes = rows.filter(isChanged).map(({ pasport_id, amount, record }) => ({
    pasport_id,
    name: rule.name,
    amount,
    seen: record === null ? null : { record_id: record.id, version: record.version },
  }));
  ensure(changes.length > 0, 'prescription-same');
  const { building_id: houseId, valid_from: day } = rule;
  const news = { houseId, kind: 'advances' as const, day, changes, user: actor };
  const { changed_count, house_change_id } = await saveValues(db, unit, news);
  ensure(house_change_id !== null, 'prescription-same');
  const { except: _except, ...kept } = rule;
  const user_name = [actor.first_name, actor.last_name].join(' ').trim();
  const reckonedRows = rows.flatMap(({ pasport_id, quantity, amount }) =>
    amount === null ? [] : [{ pasport_id, quantity, amount }],
  );
  const changed_ids = changes.map(({ pasport_id }) => pasport_id);
  const rule_kept = { ...kept, house_change_id, user_name, changed_ids };
  return { cost_rule_id: await insertRule(db, unit, rule_kept, reckonedRows), changed_count };
}

/** Takes a rule back with all that it changed. Errors: `not-found`, `change-overtaken`, `month-closed`. */
export async function undo({ unit, db, params }: UnitCall<typeof undoRule>) {
  const house_change_id = await selectChangeOfRule(db, unit, params.cost_rule_id);
  ensure(house_change_id !== undefined, 'not-found');
  return undoValues(db, unit, house_change_id);
}
