import type { ResultOf } from '#contract/endpoint.ts';
import type { listUnread } from '#contract/metering/standing.ts';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { owingBy, type OwingTold } from '#web/core/arrears/owing.ts';

/** What other modules know of a listed space; left out where they tell nothing. */
interface SpaceFacts {
  /** What is overdue on its accounts, in hellers; null where it has none, which is not nothing. */
  readonly overdue?: number | null;
  /** The accounts of which something is overdue. */
  readonly owing_accounts?: readonly number[];
  /** How many of its devices have shown no state for too long. */
  readonly unread_meters?: number;
}

/** A space of the list with what other modules know of it. */
export type ListedSpace = SpaceRow & SpaceFacts;

/** What other modules tell of all spaces of the unit; null where they have nothing to tell. */
export interface FactsTold {
  readonly owing?: OwingTold | null | undefined;
  readonly unread?: ResultOf<typeof listUnread> | null | undefined;
}

/** The spaces with what is told of them; as they are where nothing is. */
export function withFacts(
  rows: readonly SpaceRow[],
  { owing, unread }: FactsTold,
): readonly ListedSpace[] {
  if (!owing && !unread) return rows;
  const debts = owing && owingBy(owing, ({ pasport_id }) => [pasport_id]);
  const settled = new Set(owing?.settled);
  const meters = unread && new Map(unread.values.map((one) => [one.pasport_id, one.meters]));
  const debtOf = (id: number) => ({
    overdue: debts?.get(id)?.overdue ?? (settled.has(id) ? 0 : null),
    owing_accounts: debts?.get(id)?.accounts ?? [],
  });
  return rows.map((row) => ({
    ...row,
    ...(debts && debtOf(row.pasport_id)),
    ...(meters && { unread_meters: meters.get(row.pasport_id) ?? 0 }),
  }));
}
