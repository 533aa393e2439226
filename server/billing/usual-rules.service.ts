import type { listUsualRules } from '#contract/billing/rule-making.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { usualRules } from '#contract/rules/usual-rules.ts';
import { selectRuleGround } from '#server/core/billing/usual-rules.sql.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Rules by the law of this year that the unit could have. Errors: `not-found`. */
export async function readUsualRules({ unit, db, portal }: UnitCall<typeof listUsualRules>) {
  const from = `${pragueDay(portal.now()).slice(0, 4)}-01-01`;
  return { values: usualRules({ ...(await selectRuleGround(db, unit, from)), from }) };
}
