import type {
  copyBillingRule,
  createBillingRules,
  createBillingRuleVersion,
} from '#contract/billing/rule-making.ts';
import { billingRuleFields } from '#contract/billing/rule-record.ts';
import type { BillingRule } from '#contract/billing/rules.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { ownNames } from '#contract/record.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { selectBillingRules, type BillingRuleRow } from '#server/core/billing/rules.sql.ts';
import {
  billingRuleCostTable,
  billingRuleSpaceTable,
  billingRuleTable,
} from '#server/core/billing/tables.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { addRuleCost } from './rule-costs.service.ts';
import { ensureAlone } from './rule-judge.ts';
import { ensurePercentsHold } from './rule-percents.ts';
import { addRule, heldRule, loadRule } from './rules.service.ts';

/** What of a rule a person writes. */
function writtenOf(rule: BillingRuleRow) {
  const names = ownNames(billingRuleFields);
  return Object.fromEntries(names.map((name) => [name, rule[name]])) as Pick<
    BillingRuleRow,
    (typeof names)[number]
  >;
}

const lasts = (valid_to: string | null, day: string) => valid_to === null || valid_to >= day;

/**
 * A copy of the rule from the day on; the former ends the day before, and the papers stay with it. Errors:
 * `not-found`, `licence-expired`, `version-conflict`, `invalid-input`, `overlapping-validity`.
 */
export async function addRuleVersion({
  unit,
  db,
  actor,
  params: { billing_rule_id: id },
  body: { begins_on, version },
  portal,
}: UnitCall<typeof createBillingRuleVersion>): Promise<BillingRule> {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const former = await heldRule(db, unit, id);
  await ensureSeen(version, former, () => loadRule(db, unit, actor, id));
  if (begins_on <= former.valid_from)
    throw fieldFault('begins_on', 'Nová verze musí platit až po začátku dosavadní');
  const goesOn = lasts(former.valid_to, begins_on);
  const columns = { valid_to: shiftDays(begins_on, -1) };
  if (goesOn) await billingRuleTable.updateOne(db, unit, { id, columns });
  // A new version rests on a new decision, whose day nobody has said yet.
  const row = {
    ...writtenOf(former),
    valid_from: begins_on,
    valid_to: goesOn ? former.valid_to : null,
    decided_on: null,
  };
  const others = await selectBillingRules(db, unit);
  ensureAlone({ ...former, ...row, billing_rule_id: 0 }, others);
  const billing_rule_id = await billingRuleTable.insertOne(db, unit, row);
  const { costs, spaces } = former;
  await billingRuleCostTable.insert(
    db,
    unit,
    costs.map(({ billing_place_id, percent }) => ({ billing_rule_id, billing_place_id, percent })),
  );
  const kept = spaces.filter((space) => lasts(space.valid_to, begins_on));
  await billingRuleSpaceTable.insert(
    db,
    unit,
    kept.map(({ billing_rule_space_id: _id, name: _name, version: _version, ...space }) => ({
      ...space,
      billing_rule_id,
    })),
  );
  await ensurePercentsHold(db, unit, billing_rule_id, 'begins_on');
  const made = await loadRule(db, unit, actor, billing_rule_id);
  ensure(made !== undefined, 'not-found');
  return made;
}

/** The same rule for other houses. Errors: `not-found`, `licence-expired`, `invalid-input`, `overlapping-validity`. */
export async function copyRule(call: UnitCall<typeof copyBillingRule>) {
  const { unit, db, params, body } = call;
  const rule = await heldRule(db, unit, params.billing_rule_id);
  const billing_rule_ids: number[] = [];
  for (const pasport_id of new Set(body.pasport_ids)) {
    const made = await addRule({
      ...call,
      params: { unit_id: params.unit_id, id: 0 },
      body: { ...writtenOf(rule), pasport_id },
    });
    billing_rule_ids.push(made.billing_rule_id);
  }
  return { billing_rule_ids };
}

/** Makes rules with their costs, each by the rules of one. Errors: `not-found`, `licence-expired`, `invalid-input`, `overlapping-validity`, `rule-cost-taken`. */
export async function addRules(call: UnitCall<typeof createBillingRules>) {
  const { unit_id } = call.params;
  const { valid_from, rules } = call.body;
  const billing_rule_ids: number[] = [];
  for (const { costs, ...rule } of rules) {
    const body = { ...rule, valid_from };
    const { billing_rule_id } = await addRule({ ...call, params: { unit_id, id: 0 }, body });
    for (const cost of costs)
      await addRuleCost({ ...call, params: { unit_id, billing_rule_id, id: 0 }, body: cost });
    billing_rule_ids.push(billing_rule_id);
  }
  return { billing_rule_ids };
}
