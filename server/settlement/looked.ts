import type { SettlementCheck } from '#contract/settlement/settlements.ts';
import type { StoredInputs } from '#contract/settlement/stored.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  selectSettledAdvances,
  selectUnclaimedMonths,
} from '#server/core/ledger/settled-advances.sql.ts';
import { selectEndedVerifications } from '#server/core/metering/ended-verification.ts';
import type { Db } from '#server/db/db.ts';
import { matchedAdvances } from './advances.ts';
import { checksOf } from './checks.ts';
import { countCharged } from './count-charged.ts';
import type { Looked } from './check-things.ts';
import { gather } from './gather.ts';
import { readInvoiced } from './invoiced.ts';
import { advancesDay, scopeOf, type HeldSettlement } from './scope.ts';
import { rulesOf } from './rules.ts';
import { selectTexts } from './statement-texts.sql.ts';
import { selectAcceptances } from './settlements.sql.ts';

/** Reads and counts the settlement as it stands, and looks at what it stumbles over. */
export async function look(
  db: Db,
  unit: OwnedUnit,
  held: HeldSettlement,
  today: string,
): Promise<Looked> {
  const scope = scopeOf(held);
  const advances_on = advancesDay(held, today);
  const { rules, lawless } = await rulesOf(db, unit, scope);
  const gathered = await gather(db, unit, scope, { rules, today });
  const { from, to } = scope;
  const spaces = gathered.frozen.spaces.map(({ pasport_id }) => pasport_id);
  const rows = await selectSettledAdvances(db, unit, { from, to, day: advances_on, spaces });
  const kinds = gathered.frozen.services.flatMap(({ rule: { meter_kind } }) => meter_kind ?? []);
  const houses = new Set(gathered.frozen.spaces.map(({ building_id }) => building_id));
  return {
    gathered,
    lawless,
    counted: countCharged(gathered.frozen),
    advances: matchedAdvances(gathered.frozen, rows),
    advances_on,
    texts: await selectTexts(db, unit.client_id),
    unclaimed: await selectUnclaimedMonths(db, unit, { from, to }),
    invoiced: await readInvoiced(db, unit, gathered),
    unverified: await selectEndedVerifications(db, unit, {
      kinds: [...new Set(kinds)],
      houses: [...houses],
      from,
      to,
    }),
  };
}

/** The inputs of a count, as they are stored with it. */
export const inputsOf = ({ gathered, advances, advances_on }: Looked): StoredInputs => ({
  settlement: gathered.frozen,
  advances: [...advances.advances],
  advances_on,
});

/** What checks have found in the settlement, with what a person has accepted of it. */
export async function acceptedChecks(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
  looked: Looked,
): Promise<SettlementCheck[]> {
  const accepted = await selectAcceptances(db, unit, settlement_id);
  return checksOf(looked).map(({ things, ...check }) => {
    const own = accepted.find(({ kind, found }) => kind === check.kind && found === check.found);
    return {
      ...check,
      things: [...things],
      accepted: own?.reason ?? '',
      accepted_by: own?.accepted_by ?? '',
    };
  });
}
