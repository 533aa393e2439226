import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { joiningFault, type JoinedSpace } from '#contract/rules/joining.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Standing } from '#server/core/pasports/space-rows.sql.ts';
import {
  selectCosts,
  selectOccupants,
  selectOwnerships,
  selectPayers,
  selectRoommates,
  selectTenancies,
  type StoredOwnership,
  type StoredTenancy,
  type Whose,
} from '#server/core/people/dated.sql.ts';
import {
  costTable,
  occupantTable,
  ownershipTable,
  payerTable,
  roommateTable,
  tenantTable,
} from '#server/core/people/tables.sql.ts';
import type { TransferredRecord } from '#server/core/people/transfers.sql.ts';
import type { Stored } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';
import { endedOn, type EndingTable } from './transferred.ts';

// What spaces that are joined to another have of people, and what it asks of them.

interface Joining {
  readonly first_day: string;
  readonly kept: Standing;
  readonly joined: readonly Standing[];
}

interface Kind {
  readonly table: EndingTable;
  readonly load: (db: Db, unit: OwnedUnit, asked: Whose) => Promise<readonly Stored[]>;
}

// Costs end before the tenancies within which they hold.
const KINDS: readonly Kind[] = [
  { table: ownershipTable, load: selectOwnerships },
  { table: occupantTable, load: selectOccupants },
  { table: costTable, load: selectCosts },
  { table: payerTable, load: selectPayers },
  { table: roommateTable, load: selectRoommates },
  { table: tenantTable, load: selectTenancies },
];

const idsOf = (spaces: readonly Standing[]) => spaces.map(({ pasport_id }) => pasport_id);

/** Spaces have the same owners and no tenant of their own, and nothing that begins later. Errors: `invalid-input`. */
export async function ensureJoinable(db: Db, unit: OwnedUnit, joining: Joining): Promise<void> {
  const { first_day, kept, joined } = joining;
  const asked = { pasportIds: idsOf([kept, ...joined]) };
  const fault = ownersFault(joining, await selectOwnerships(db, unit, asked));
  if (fault !== null) throw fieldFault('joined_ids', fault);
  const tenant = strangeTenant(joining, await selectTenancies(db, unit, asked));
  if (tenant !== null) throw fieldFault('joined_ids', tenant);
  for (const { load } of KINDS) {
    const all = await load(db, unit, { pasportIds: idsOf(joined) });
    const later = all.find(({ valid_from }) => valid_from >= first_day);
    if (later === undefined) continue;
    const number = numberOf(joined, later);
    const since = `Prostor ${number} má záznam až od ${czechDate(later.valid_from)} (${later.label})`;
    throw fieldFault('first_day', `${since}: zadejte pozdější den, nebo jej nejdříve smažte.`);
  }
}

const numberOf = (spaces: readonly Standing[], { pasport_id }: Stored) =>
  spaces.find((space) => space.pasport_id === pasport_id)?.space_number ?? '';

function ownersFault({ first_day, kept, joined }: Joining, all: readonly StoredOwnership[]) {
  const ownersOf = ({ pasport_id, space_number }: Standing): JoinedSpace => ({
    space_number,
    owners: all
      .filter((owner) => owner.pasport_id === pasport_id && holdsOn(owner, first_day))
      .map((owner) => ({ ...owner, name: owner.label })),
  });
  return joiningFault(ownersOf(kept), joined.map(ownersOf));
}

/** A tenant of a joined space who does not rent the other one too; null where there is none. */
function strangeTenant(
  { first_day, kept, joined }: Joining,
  all: readonly StoredTenancy[],
): string | null {
  const here = all.filter((one) => one.pasport_id === kept.pasport_id && holdsOn(one, first_day));
  const isSame = ({ address_id }: StoredTenancy) =>
    here.some((tenant) => tenant.address_id === address_id);
  const other = all.find(
    (one) => one.pasport_id !== kept.pasport_id && holdsOn(one, first_day) && !isSame(one),
  );
  if (other === undefined) return null;
  const last = czechDate(shiftDays(first_day, -1));
  return `Prostor ${numberOf(joined, other)} má v nájmu ${other.label}: nájem nejdříve ukončete, nejpozději ${last}.`;
}

/** Ends all that the joined spaces have of people. */
export async function endJoined(
  db: Db,
  unit: OwnedUnit,
  joined: readonly Standing[],
  lastDay: string,
): Promise<TransferredRecord[]> {
  const ended: TransferredRecord[] = [];
  for (const { table, load } of KINDS) {
    const all = await load(db, unit, { pasportIds: idsOf(joined) });
    const records = all.filter(({ valid_to }) => valid_to === null || valid_to > lastDay);
    ended.push(...(await endedOn(db, unit, table, { records, lastDay })));
  }
  return ended;
}
