import { frozenRuleOf } from '#contract/billing/frozen-rule.ts';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { faultsOf } from '#contract/record.ts';
import { divisionRuleRules } from '#contract/rules/division-rule.ts';
import type { previewBillingRule, RulePreview } from '#contract/settlement/rule-preview.ts';
import { selectBillingRule, selectRulesFor, touches } from '#server/core/billing/rules.sql.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import { ensure, ensureFaultless } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { gather } from './gather.ts';
import { previewed } from './previewing.ts';
import { ruleToCount } from './rules.ts';

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * A rule, with changes that are only tried, shown on three spaces: by quantities of the last whole year and by the law
 * of the first period that it divides. Errors: `not-found`, `invalid-input`.
 */
export async function previewRule({
  unit,
  db,
  params: { billing_rule_id },
  body,
  portal,
}: UnitCall<typeof previewBillingRule>): Promise<RulePreview> {
  const stored = await selectBillingRule(db, unit, billing_rule_id);
  ensure(stored !== undefined, 'not-found');
  const today = pragueDay(portal.now());
  const year = parseIsoDate(today).year - 1;
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const tried = { ...stored, ...body.rule };
  ensureFaultless(
    faultsOf(divisionRuleRules, tried).map((fault) => ({
      ...fault,
      field: `rule.${fault.field}`,
      code: 'invalid-input',
    })),
  );
  const on = later(tried.valid_from, period.from);
  const first = { from: on, to: later(on, period.to) };
  const row = { ...tried, spaces: tried.spaces.filter((space) => touches(space, first)) };
  const { rule } = frozenRuleOf(row, await selectSettlementLaw(db), on);
  const nothing = {
    ...period,
    cost: null,
    cost_from: 'none',
    key: tried.method,
    measured_unit: '',
    lower_limit: null,
    upper_limit: null,
    flags: [],
    is_lawless: rule === null,
    special: [],
    spaces: [],
    choices: [],
  } satisfies RulePreview;
  if (rule === null) return nothing;
  const beside = await selectRulesFor(db, unit, { from: on, to: on });
  const others = beside.filter((one) => one.billing_rule_id !== billing_rule_id);
  const rules = [ruleToCount(row, rule, others)];
  const scope = { building_id: tried.pasport_id, ...period };
  const { frozen } = await gather(db, unit, scope, { rules, today });
  return previewed(frozen, { cost: body.cost ?? null, spaces: body.spaces ?? [] }) ?? nothing;
}
