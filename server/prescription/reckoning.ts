import { createHash } from 'node:crypto';
import type { AskedRule, RuledSpace } from '#contract/money/prescription-rules.ts';
import { reckoned } from '#contract/rules/cost-rule.ts';
import type { Measured } from './measured.sql.ts';

/** A space of a preview, with the record that it stands on. */
export interface Reckoned extends RuledSpace {
  readonly record: Measured['record'];
}

const quantityOf = (rule: AskedRule, space: Measured): string | null =>
  rule.key === 'unit' ? '1' : space[rule.key];

/** Spaces as the rule comes out for them; those it leaves as they are have no amount. */
export function reckonedSpaces(rule: AskedRule, measured: readonly Measured[]): Reckoned[] {
  const excepted = new Set(rule.except);
  const concerned = measured.filter(
    ({ held }) => rule.way === 'percent' || rule.spaces === 'all' || held !== null,
  );
  const ruled = concerned.filter(({ pasport_id }) => !excepted.has(pasport_id));
  const asked = ruled.map((space) => ({ quantity: quantityOf(rule, space), held: space.held }));
  const amounts = reckoned(rule, asked);
  const known = asked.every(({ quantity }) => quantity !== null);
  const byId = new Map(ruled.map((space, at) => [space.pasport_id, amounts[at] ?? null]));
  return concerned.map((space) => {
    const { pasport_id, space_number, building_name, payer_names, has_email, without_email } =
      space;
    const is_excepted = excepted.has(pasport_id);
    const quantity = rule.way === 'percent' ? null : quantityOf(rule, space);
    const amount = byId.get(pasport_id) ?? null;
    return {
      pasport_id,
      space_number,
      building_name,
      payer_names,
      has_email,
      without_email,
      quantity,
      is_excepted,
      held: space.held,
      amount,
      problem: is_excepted || amount !== null ? null : problemOf(rule, quantity, known),
      later: space.later,
      record: space.record,
    };
  });
}

function problemOf(rule: AskedRule, quantity: string | null, known: boolean) {
  if (rule.way === 'percent') return 'no-row';
  if (quantity === null) return 'no-key';
  return known ? 'no-weight' : 'others-unknown';
}

/** Whether a space is to pay otherwise; nothing is prescribed by an amount of nothing. */
export const isChanged = ({ held, amount }: RuledSpace): boolean =>
  amount !== null && amount !== (held ?? 0);

/** Names a preview: the same only while every space, record and amount is. */
export function seenOf(rows: readonly Reckoned[]): string {
  const told = rows.map((row) => [
    row.pasport_id,
    row.amount,
    row.held,
    row.record?.id ?? 0,
    row.record?.version ?? 0,
  ]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
