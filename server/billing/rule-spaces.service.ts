import type {
  BillingRuleSpace,
  createBillingRuleSpace,
  deleteBillingRuleSpace,
  updateBillingRuleSpace,
} from '#contract/billing/rules.ts';
import { faultsOf } from '#contract/record.ts';
import { overlappedSpace, ruleSpaceRules } from '#contract/rules/rule-space.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { selectStandings } from '#server/core/billing/parts.sql.ts';
import { billingRuleSpaceTable } from '#server/core/billing/tables.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { BillingRuleRow } from '#server/core/billing/rules.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { heldRule } from './rules.service.ts';

/** Errors: `not-found`. */
function spaceOf({ spaces }: BillingRuleRow, id: number): BillingRuleSpace {
  const space = spaces.find(({ billing_rule_space_id }) => billing_rule_space_id === id);
  ensure(space !== undefined, 'not-found');
  return space;
}

const told = async (db: Db, unit: OwnedUnit, ruleId: number, id: number) =>
  spaceOf(await heldRule(db, unit, ruleId), id);

type Judged = Omit<BillingRuleSpace, 'name' | 'version'>;

/** Errors: `invalid-input`, `overlapping-validity`. */
function ensureRight(rule: BillingRuleRow, space: Judged): void {
  ensureFaultless(
    faultsOf(ruleSpaceRules, space).map((fault) => ({ ...fault, code: 'invalid-input' })),
  );
  if (space.mark === 'fixed' && rule.method !== 'fixed')
    throw fieldFault('mark', 'Pevná částka patří jen k pravidlu, které dělí pevnými částkami');
  const other = overlappedSpace(space, rule.spaces);
  if (other === undefined) return;
  const message = `Prostor ${other.name} už v pravidle na stejnou dobu je. Upravte ho, nebo mu zadejte konec.`;
  ensureFaultless([{ code: 'overlapping-validity', field: 'valid_from', message }]);
}

/** The space is of the rule's house. Errors: `not-found`, `invalid-input`. */
async function ensureWithin(db: Db, unit: OwnedUnit, rule: BillingRuleRow, pasportId: number) {
  const [space] = await selectStandings(db, unit, [pasportId]);
  ensureNamed(space, 'pasport_id');
  if (space.kind !== 'space') throw fieldFault('pasport_id', 'Vyberte prostor');
  if (rule.pasport_id !== null && space.house_id !== rule.pasport_id)
    throw fieldFault('pasport_id', `Prostor není v domě pravidla (${rule.house_name})`);
}

/**
 * A space that the rule treats otherwise. Errors: `wrong-method`, `not-found`, `licence-expired`,
 * `invalid-input`, `overlapping-validity`.
 */
export async function addRuleSpace({
  unit,
  db,
  params: { billing_rule_id, id },
  body,
  portal,
}: UnitCall<typeof createBillingRuleSpace>): Promise<BillingRuleSpace> {
  ensure(id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const rule = await heldRule(db, unit, billing_rule_id);
  await ensureWithin(db, unit, rule, body.pasport_id);
  ensureRight(rule, { ...body, billing_rule_space_id: 0 });
  const row = { ...body, billing_rule_id };
  return told(db, unit, billing_rule_id, await billingRuleSpaceTable.insertOne(db, unit, row));
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`, `overlapping-validity`. */
export async function saveRuleSpace({
  unit,
  db,
  params: { billing_rule_id, id },
  body: { version, ...columns },
}: UnitCall<typeof updateBillingRuleSpace>): Promise<BillingRuleSpace> {
  ensure(id !== 0, 'wrong-method');
  const rule = await heldRule(db, unit, billing_rule_id);
  const before = spaceOf(rule, id);
  await ensureSeen(version, before);
  if (Object.keys(columns).length === 0) return before;
  ensureRight(rule, { ...before, ...columns });
  await billingRuleSpaceTable.updateOne(db, unit, { id, columns });
  return told(db, unit, billing_rule_id, id);
}

/** The rule treats the space as the rest. Errors: `not-found`. */
export async function removeRuleSpace({
  unit,
  db,
  params,
}: UnitCall<typeof deleteBillingRuleSpace>) {
  spaceOf(await heldRule(db, unit, params.billing_rule_id), params.id);
  await billingRuleSpaceTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
