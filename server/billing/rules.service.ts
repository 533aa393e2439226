import { billingRuleFields } from '#contract/billing/rule-record.ts';
import type {
  BillingRule,
  browseBillingRules,
  changeBillingRules,
  createBillingRule,
  deleteBillingRule,
  getBillingRule,
  updateBillingRule,
} from '#contract/billing/rules.ts';
import { czechNumber } from '#contract/czech/figures.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { blankOf } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import {
  holdRules,
  selectBillingRule,
  selectBillingRules,
  selectFiledRules,
  type BillingRuleRow,
  type FiledRule,
} from '#server/core/billing/rules.sql.ts';
import {
  billingRuleCostTable,
  billingRuleSpaceTable,
  billingRuleTable,
} from '#server/core/billing/tables.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Viewer } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ruleFileOf } from './rule-files.service.ts';
import { ensureRuleRight, knownOfRules } from './rule-judge.ts';
import { ensurePercentsHold, percentsJudge } from './rule-percents.ts';

/** What a rule divides, in words. */
const dividesOf = ({ costs }: BillingRuleRow) =>
  costs
    .map(({ name, percent }) =>
      percent === 100 ? name : `${name} ${czechNumber(percent, 0, 3)}\u00A0%`,
    )
    .join('; ');

/** A rule as it is told, with what the viewer may see of its papers. */
const told = (row: FiledRule): BillingRule => ({
  ...row,
  divides: dividesOf(row),
  files: row.files.map(ruleFileOf),
});

/** Rules of the unit; without former ones unless they are asked for. Errors: `not-found`. */
export async function readRules({
  unit,
  db,
  actor,
  params,
  portal,
}: UnitCall<typeof browseBillingRules>) {
  const rows = await selectFiledRules(db, unit, actor);
  const today = pragueDay(portal.now());
  const isFormer = ({ valid_to }: BillingRuleRow) => valid_to !== null && valid_to < today;
  const shown = rows.filter((row) => params.show_hidden === '1' || !isFormer(row));
  return {
    values: shown.map(told),
    hidden_rules: rows.filter(isFormer).length,
  };
}

/** The rule as it is told. */
export async function loadRule(
  db: Db,
  unit: OwnedUnit,
  viewer: Viewer,
  id: number,
): Promise<BillingRule | undefined> {
  const [row] = await selectFiledRules(db, unit, viewer, id);
  return row && told(row);
}

/** The rule, and nobody writes any of the unit before the transaction ends. Errors: `not-found`. */
export async function heldRule(db: Db, unit: OwnedUnit, id: number): Promise<BillingRuleRow> {
  await holdRules(db, unit);
  const rule = await selectBillingRule(db, unit, id);
  ensure(rule !== undefined, 'not-found');
  return rule;
}

/** Errors: `not-found`. */
export async function readRule({ unit, db, actor, params }: UnitCall<typeof getBillingRule>) {
  const found = await loadRule(db, unit, actor, params.id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/** A new rule, which divides no cost yet. Errors: `wrong-method`, `licence-expired`, `invalid-input`, `not-found`, `overlapping-validity`. */
export async function addRule({
  unit,
  db,
  actor,
  params,
  body,
  portal,
}: UnitCall<typeof createBillingRule>): Promise<BillingRule> {
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await holdRules(db, unit);
  const rule = { ...blankOf(billingRuleFields), ...body, billing_rule_id: 0 };
  const known = await knownOfRules(db, unit, [rule]);
  ensureRuleRight(rule, known, await selectBillingRules(db, unit));
  const id = await billingRuleTable.insertOne(db, unit, body);
  const made = await loadRule(db, unit, actor, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

type Saving = Pick<UnitCall<typeof updateBillingRule>, 'unit' | 'db'>;
type Changes = Omit<BodyOf<typeof updateBillingRule>, 'version'>;

/**
 * How the same change of rules is judged, each in the version that the person saw and beside the others as they are
 * by then; nobody else writes any of the unit meanwhile. It asks as many statements of many as of one. Errors of a
 * rule: `not-found`, `version-conflict`, `invalid-input`, `overlapping-validity`.
 */
async function ruleJudge({ unit, db }: Saving, ids: readonly number[], columns: Changes) {
  await holdRules(db, unit);
  const rules = await selectBillingRules(db, unit);
  const places = new Map(rules.map(({ billing_rule_id }, at) => [billing_rule_id, at]));
  const standing = (id: number) => rules[places.get(id) ?? -1];
  const changed = ids.flatMap((id) => standing(id) ?? []).map((one) => ({ ...one, ...columns }));
  const known = await knownOfRules(db, unit, changed);
  return async ({ id, version }: Seen, tell?: () => unknown) => {
    const before = standing(id);
    ensure(before !== undefined, 'not-found');
    await ensureSeen(version, before, tell);
    const after = { ...before, ...columns };
    ensureRuleRight(after, known, rules);
    rules.splice(places.get(id) ?? -1, 1, after);
    return { id, columns };
  };
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`, `overlapping-validity`. */
export async function saveRule(call: UnitCall<typeof updateBillingRule>): Promise<BillingRule> {
  const { unit, db, actor, params, body } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const tell = () => loadRule(db, unit, actor, id);
  const judge = await ruleJudge(call, [id], changes);
  const change = await judge({ id, version }, tell);
  if (Object.keys(changes).length > 0) await billingRuleTable.updateAll(db, unit, [change]);
  await ensurePercentsHold(db, unit, id, 'valid_from');
  return savedOr(await tell(), tell);
}

/** Changes fields of many rules, each judged as by `saveRule`. Errors: `records-refused`. */
export async function saveRules(call: UnitCall<typeof changeBillingRules>) {
  const { unit, db, body } = call;
  const { records, fields } = body;
  const judge = await ruleJudge(call, idsOf(records), fields);
  const changes = await judgedMany(records, (record) => judge(record));
  await billingRuleTable.updateAll(db, unit, changes);
  const percentsHold = await percentsJudge(db, unit);
  await judgedMany(records, ({ id }) => percentsHold(id, 'valid_from'));
  return { changed_count: records.length };
}

/** Deletes a rule with its costs, special spaces and papers. Errors: `not-found`. */
export async function removeRule({ unit, db, params }: UnitCall<typeof deleteBillingRule>) {
  const { costs, spaces } = await heldRule(db, unit, params.id);
  const costIds = costs.map(({ billing_rule_cost_id }) => billing_rule_cost_id);
  const spaceIds = spaces.map(({ billing_rule_space_id }) => billing_rule_space_id);
  await billingRuleCostTable.remove(db, unit, costIds);
  await billingRuleSpaceTable.remove(db, unit, spaceIds);
  await billingRuleTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
