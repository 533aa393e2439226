import type {
  BillingRuleCost,
  createBillingRuleCost,
  deleteBillingRuleCost,
  updateBillingRuleCost,
} from '#contract/billing/rules.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { selectBillingPlaceForUpdate } from '#server/core/billing/places.sql.ts';
import { billingRuleCostTable } from '#server/core/billing/tables.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { BillingRuleRow } from '#server/core/billing/rules.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensurePercentsHold } from './rule-percents.ts';
import { heldRule } from './rules.service.ts';

/** Errors: `not-found`. */
function costOf({ costs }: BillingRuleRow, id: number): BillingRuleCost {
  const cost = costs.find(({ billing_rule_cost_id }) => billing_rule_cost_id === id);
  ensure(cost !== undefined, 'not-found');
  return cost;
}

const told = async (db: Db, unit: OwnedUnit, ruleId: number, id: number) =>
  costOf(await heldRule(db, unit, ruleId), id);

/** A cost that the rule divides. Errors: `wrong-method`, `not-found`, `licence-expired`, `rule-cost-taken`, `invalid-input`. */
export async function addRuleCost({
  unit,
  db,
  params: { billing_rule_id, id },
  body,
  portal,
}: UnitCall<typeof createBillingRuleCost>): Promise<BillingRuleCost> {
  ensure(id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { costs } = await heldRule(db, unit, billing_rule_id);
  const place = await selectBillingPlaceForUpdate(db, unit, body.billing_place_id);
  ensureNamed(place, 'billing_place_id');
  ensure(
    costs.every((cost) => cost.billing_place_id !== body.billing_place_id),
    'rule-cost-taken',
  );
  const row = { ...body, billing_rule_id };
  const made = await billingRuleCostTable.insertOne(db, unit, row);
  await ensurePercentsHold(db, unit, billing_rule_id, 'percent');
  return told(db, unit, billing_rule_id, made);
}

/** Changes the per cent. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveRuleCost({
  unit,
  db,
  params: { billing_rule_id, id },
  body: { version, ...columns },
}: UnitCall<typeof updateBillingRuleCost>): Promise<BillingRuleCost> {
  ensure(id !== 0, 'wrong-method');
  const before = costOf(await heldRule(db, unit, billing_rule_id), id);
  await ensureSeen(version, before);
  if (Object.keys(columns).length === 0) return before;
  await billingRuleCostTable.updateOne(db, unit, { id, columns });
  await ensurePercentsHold(db, unit, billing_rule_id, 'percent');
  return told(db, unit, billing_rule_id, id);
}

/** The rule divides the cost no more. Errors: `not-found`. */
export async function removeRuleCost({ unit, db, params }: UnitCall<typeof deleteBillingRuleCost>) {
  costOf(await heldRule(db, unit, params.billing_rule_id), params.id);
  await billingRuleCostTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
