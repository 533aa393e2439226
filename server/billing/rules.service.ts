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
import { blankOf, faultsOf } from '#contract/record.ts';
import {
  divisionRuleRules,
  overlappedRule,
  ruleOverlapSentence,
  shiftFault,
  type WrittenRule,
} from '#contract/rules/division-rule.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { savedMany } from '#server/access/saved-many.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { selectStandings } from '#server/core/billing/parts.sql.ts';
import {
  holdRules,
  selectBillingRule,
  selectBillingRules,
  selectFiledRules,
  selectServiceHeld,
  type BillingRuleRow,
  type FiledRule,
} from '#server/core/billing/rules.sql.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import {
  billingRuleCostTable,
  billingRuleSpaceTable,
  billingRuleTable,
} from '#server/core/billing/tables.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Viewer } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ruleFileOf } from './rule-files.service.ts';
import { ensurePercentsHold } from './rule-percents.ts';

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

/** What of a rule is judged with other records. */
interface Judged extends WrittenRule {
  readonly billing_rule_id: number;
  readonly service_id: number;
  readonly pasport_id: number | null;
}

/** Nothing else divides the service of the house at the time. Errors: `overlapping-validity`. */
export async function ensureAlone(db: Db, unit: OwnedUnit, rule: Judged): Promise<void> {
  const other = overlappedRule(rule, await selectBillingRules(db, unit));
  if (other === undefined) return;
  ensureFaultless([
    { code: 'overlapping-validity', field: 'valid_from', message: ruleOverlapSentence(other) },
  ]);
}

/** Errors: `invalid-input`, `not-found`, `overlapping-validity`. */
async function ensureRight(db: Db, unit: OwnedUnit, rule: Judged): Promise<void> {
  ensureFaultless(
    faultsOf(divisionRuleRules, rule).map((fault) => ({ ...fault, code: 'invalid-input' })),
  );
  if (rule.basic_shift !== 0) {
    const fault = shiftFault(rule, await selectSettlementLaw(db));
    if (fault !== null) throw fieldFault('basic_shift', fault);
  }
  ensureNamed(await selectServiceHeld(db, unit, rule.service_id), 'service_id');
  if (rule.pasport_id !== null) {
    const [house] = await selectStandings(db, unit, [rule.pasport_id]);
    ensureNamed(house, 'pasport_id');
    if (house.kind !== 'building') throw fieldFault('pasport_id', 'Vyberte dům');
  }
  await ensureAlone(db, unit, rule);
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
  await ensureRight(db, unit, { ...blankOf(billingRuleFields), ...body, billing_rule_id: 0 });
  const id = await billingRuleTable.insertOne(db, unit, body);
  const made = await loadRule(db, unit, actor, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

/** Of a fixed amount the rule stays one of fixed amounts. Errors: `invalid-input`. */
function ensureSpacesFit({ method, spaces }: BillingRuleRow): void {
  if (method !== 'fixed' && spaces.some(({ mark }) => mark === 'fixed'))
    throw fieldFault('method', 'V pravidle jsou pevné částky prostorů; nejdříve je odeberte');
}

/** Spaces of the rule are in its house. Errors: `invalid-input`. */
async function ensureSpacesWithin(db: Db, unit: OwnedUnit, rule: BillingRuleRow): Promise<void> {
  if (rule.pasport_id === null || rule.spaces.length === 0) return;
  const ids = [...new Set(rule.spaces.map(({ pasport_id }) => pasport_id))];
  const standings = await selectStandings(
    db,
    unit,
    ids.toSorted((one, other) => one - other),
  );
  if (standings.some(({ house_id }) => house_id !== rule.pasport_id))
    throw fieldFault('pasport_id', 'V pravidle jsou zvláštní prostory jiného domu');
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`, `overlapping-validity`. */
export async function saveRule({
  unit,
  db,
  actor,
  params: { id },
  body,
}: UnitCall<typeof updateBillingRule>): Promise<BillingRule> {
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const before = await heldRule(db, unit, id);
  const tell = () => loadRule(db, unit, actor, id);
  await ensureSeen(version, before, tell);
  const after = { ...before, ...changes };
  await ensureRight(db, unit, after);
  ensureSpacesFit(after);
  await ensureSpacesWithin(db, unit, after);
  if (Object.keys(changes).length > 0)
    await billingRuleTable.updateOne(db, unit, { id, columns: changes });
  await ensurePercentsHold(db, unit, id, 'valid_from');
  return savedOr(await tell(), tell);
}

/** Changes fields of many rules, each as `saveRule` does. Errors: `records-refused`. */
export function saveRules(call: UnitCall<typeof changeBillingRules>) {
  const { unit_id } = call.params;
  const { records, fields } = call.body;
  return savedMany(records, ({ id, version }) =>
    saveRule({ ...call, params: { unit_id, id }, body: { ...fields, version } }),
  );
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
