import type { WorkLine } from '#contract/unit-today.ts';
import type { StoredAgreements } from '#server/core/instalments/agreements.sql.ts';
import { standingAgreements } from '#server/core/instalments/standing.ts';
import { placeText } from '#server/core/pasports/place-text.ts';
import { moreText } from './more.ts';

/** Instalments that are late: one line for all breached agreements, the longest delay by its name. */
export function instalmentWork(stored: StoredAgreements, today: string): WorkLine[] {
  const breached = standingAgreements(stored, today)
    .filter(({ state }) => state === 'breached')
    .toSorted((one, other) => (one.late_since ?? '').localeCompare(other.late_since ?? ''));
  const [first] = breached;
  if (first === undefined) return [];
  const count = breached.length;
  return [
    {
      kind: 'instalment',
      state: 'due',
      late: true,
      name: first.names,
      place: `${placeText(first)}${moreText(count)}`,
      on: first.late_since,
      record_id: count > 1 ? null : first.instalment_agreement_id,
      count,
      amount: null,
      guard: null,
    },
  ];
}
