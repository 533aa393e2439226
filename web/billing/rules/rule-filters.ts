import type { BillingRule } from '#contract/billing/rules.ts';
import { ruleDoubts } from '#contract/rules/division-rule.ts';
import type { LawRow } from '#contract/rules/law-on.ts';

/** Questions over the list. */
const questions = {
  all: 'Vše',
  doubts: 'Ke kontrole',
  'no-costs': 'Bez nákladů',
} as const;
export type FilterName = keyof typeof questions;

/** The chosen filter; all rules for a choice that nobody offers. */
export const filterName = (name: string | undefined): FilterName =>
  name !== undefined && Object.hasOwn(questions, name) ? (name as FilterName) : 'all';

/** Whether the filter leaves the rule; what is odd is told by the law of the day. */
export function isOfFilter(
  name: FilterName,
  rule: BillingRule,
  { law, day }: { readonly law: readonly LawRow[]; readonly day: string },
): boolean {
  if (name === 'all') return true;
  return name === 'no-costs' ? rule.costs.length === 0 : ruleDoubts(rule, law, day).length > 0;
}

/** The choices with how many rules each of them would leave. */
export function filterChoices(
  rows: readonly BillingRule[] | undefined,
  ground: { readonly law: readonly LawRow[]; readonly day: string },
) {
  return (Object.keys(questions) as FilterName[]).map((name) => ({
    name,
    text: questions[name],
    count: rows?.filter((row) => isOfFilter(name, row, ground)).length,
  }));
}
