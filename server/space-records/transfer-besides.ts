import type { BodyOf } from '#contract/endpoint.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type { createTransfer } from '#contract/pasports/transfers.ts';
import { holdsOn, type Validity } from '#contract/rules/validity.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { occupantRules } from '#server/core/people/dated.ts';
import { selectCosts, selectOccupants } from '#server/core/people/dated.sql.ts';
import { costTable, occupantTable } from '#server/core/people/tables.sql.ts';
import type { TransferredRecord } from '#server/core/people/transfers.sql.ts';
import { aloneFaults } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import { ensureFaultless, fieldFault } from '#server/errors.ts';
import { addedTo, endedOn } from './transferred.ts';

// What goes with a space when it passes to other owners.

type Body = BodyOf<typeof createTransfer>;

/** The number of persons from the day on, where another one is told. Errors: `overlapping-validity`. */
export async function passOccupants(
  db: Db,
  space: OwnedSpace,
  { users_count, first_day }: Pick<Body, 'users_count' | 'first_day'>,
): Promise<TransferredRecord[]> {
  if (users_count === null) return [];
  const { pasport_id } = space;
  const lastDay = shiftDays(first_day, -1);
  const all = await selectOccupants(db, space, { pasportIds: [pasport_id] });
  const present = all.filter((record) => holdsOn(record, lastDay) && record.valid_to !== lastDay);
  const others = all.filter((record) => !present.includes(record));
  const term: Validity = { valid_from: first_day, valid_to: null };
  const faults = aloneFaults(occupantRules, term, others);
  ensureFaultless(faults.map((fault) => ({ ...fault, field: 'users_count' })));
  const ended = await endedOn(db, space, occupantTable, { records: present, lastDay });
  const row = { ...term, pasport_id, users_count };
  return [...ended, ...addedTo(occupantTable, await occupantTable.insert(db, space, [row]))];
}

/** Ends the costs of the space that do not go over. */
export async function passCosts(
  db: Db,
  space: OwnedSpace,
  { ended_cost_ids, first_day }: Body,
): Promise<TransferredRecord[]> {
  if (ended_cost_ids.length === 0) return [];
  const lastDay = shiftDays(first_day, -1);
  const all = await selectCosts(db, space, { pasportIds: [space.pasport_id] });
  // One that ends with a tenancy is nothing of the owners.
  const ended = all.filter(
    ({ id, pasport_tenant_id }) => pasport_tenant_id === null && ended_cost_ids.includes(id),
  );
  const isHeld = new Set(ended_cost_ids).size === ended.length;
  if (!isHeld || !ended.every((cost) => holdsOn(cost, lastDay)))
    throw fieldFault('ended_cost_ids', 'Vybraný náklad prostor k tomuto dni nemá');
  return endedOn(db, space, costTable, { records: ended, lastDay });
}
