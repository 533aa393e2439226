import type { LivingAgreement } from '#server/core/instalments/standing.ts';
import type { AccountStanding } from './standing.sql.ts';

/**
 * What of a debt may be reminded: all of it, and where an agreement on instalments is kept, only claims that
 * it is not about. Null where nothing is left.
 */
export function remindable(
  standing: AccountStanding,
  living: LivingAgreement | undefined,
): AccountStanding | null {
  if (living === undefined || living.agreement.state !== 'kept') return standing;
  const claims = standing.claims.flatMap((claim) => {
    const unpaid = living.beside.get(claim.ledger_claim_id);
    return unpaid === undefined ? [] : [{ ...claim, unpaid }];
  });
  const [first] = claims;
  if (first === undefined) return null;
  const reminded = claims.flatMap(({ reminded_on }) => (reminded_on === null ? [] : [reminded_on]));
  return {
    ...standing,
    claims,
    owed_since: first.due_on,
    last_level: Math.max(...claims.map(({ level }) => level)),
    last_on: reminded.toSorted().at(-1) ?? null,
  };
}
