import type { BillingRuleSpace } from '#contract/billing/rules.ts';
import { at } from './rule.ts';

type Written = Pick<BillingRuleSpace, 'mark' | 'amount' | 'reason' | 'valid_from' | 'valid_to'>;

/** Rules over more fields of a special space. */
export const ruleSpaceRules = [
  at('amount', ({ mark, amount }: Written) => {
    if (mark === 'fixed') return amount === null ? 'Zadejte částku' : null;
    return amount === null ? null : 'Částka patří jen k pevné částce';
  }),
  at('reason', ({ mark, reason }: Written) =>
    mark !== 'fixed' && reason === '' ? 'Zadejte důvod, ve vyúčtování bude uveden' : null,
  ),
  at('valid_to', ({ valid_from, valid_to }: Written) =>
    valid_from !== null && valid_to !== null && valid_to < valid_from
      ? 'Konec nesmí být dříve než začátek'
      : null,
  ),
];

type Held = Pick<
  BillingRuleSpace,
  'billing_rule_space_id' | 'pasport_id' | 'valid_from' | 'valid_to'
>;

/** The other row of the same space that holds on some of the same days. */
export function overlappedSpace<S extends Held>(row: Held, others: readonly S[]): S | undefined {
  return others.find(
    (other) =>
      other.billing_rule_space_id !== row.billing_rule_space_id &&
      other.pasport_id === row.pasport_id &&
      (other.valid_from ?? '') <= (row.valid_to ?? '9999') &&
      (row.valid_from ?? '') <= (other.valid_to ?? '9999'),
  );
}
