import type { BodyOf } from '#contract/endpoint.ts';
import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { ownershipShort } from '#contract/pasports/ownerships.ts';
import type { createTransfer, listTransfers, Transfer } from '#contract/pasports/transfers.ts';
import { transferFaults } from '#contract/rules/transfer.ts';
import { holdsOn, type Validity } from '#contract/rules/validity.ts';
import { ensureSeen } from '#server/access/saved.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { heldSpace, readOfSpace } from '#server/core/pasports/owned-space.ts';
import { ownershipRules } from '#server/core/people/dated.ts';
import type { StoredOwnership } from '#server/core/people/dated.sql.ts';
import { knownOwnerships } from '#server/core/people/known.ts';
import { ownershipKind } from '#server/core/people/record-kinds.sql.ts';
import { selectRecord } from '#server/core/people/records.sql.ts';
import { ownershipTable } from '#server/core/people/tables.sql.ts';
import {
  insertTransfer,
  selectTransfers,
  selectTransfersUnder,
  type TransferredRecord,
} from '#server/core/people/transfers.sql.ts';
import { datedFaults, type Known, type Stored } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault, invalid } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { writeHandedStates } from './handed-states.ts';
import { addedTo, endedOn } from './transferred.ts';
import { passCosts, passOccupants } from './transfer-besides.ts';

type Body = BodyOf<typeof createTransfer>;
type NewOwnership = Omit<StoredOwnership, keyof Stored> & Validity;

/** Transfers of a space, the newest first. Errors: `not-found`. */
export async function readTransfers(call: ActorCall<typeof listTransfers>) {
  return { values: await readOfSpace(call, (space) => selectTransfersUnder(call.db, space)) };
}

/**
 * Ends the former owners on the day before and opens the new ones, with the number of persons, the
 * advances and the states of meters as chosen. Errors: `not-found`, `version-conflict`, `licence-expired`, `invalid-input`,
 * `overlapping-validity`, `shares-over-whole`.
 */
export async function passSpace(call: ActorCall<typeof createTransfer>): Promise<Transfer> {
  const { db, actor, params, body, portal } = call;
  const space = await heldSpace(db, actor, params);
  await ensureLicenceHolds(db, space.client_id, portal.now());
  const { transfer_kind, first_day } = body;
  const records = [
    ...(await passOwnership(db, space, body)),
    ...(await passOccupants(db, space, body)),
    ...(await passCosts(db, space, body)),
    ...(await passStates(call, space)),
  ];
  const id = await insertTransfer(db, space, { transfer_kind, first_day }, records);
  const [made] = await selectTransfers(db, space, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

/** States of meters on the last day of the former owners. Errors: `module-off`, `invalid-input`. */
async function passStates(
  { db, actor, body, portal }: ActorCall<typeof createTransfer>,
  space: OwnedSpace,
): Promise<TransferredRecord[]> {
  const { states, first_day } = body;
  const written = await writeHandedStates(db, space, {
    actor,
    states,
    lastDay: shiftDays(first_day, -1),
    today: pragueDay(portal.now()),
    note: 'Stav při převodu prostoru',
  });
  return addedTo({ name: 'meter_state' }, written);
}

async function passOwnership(db: Db, space: OwnedSpace, body: Body): Promise<TransferredRecord[]> {
  const { pasport_id } = space;
  const { first_day, comment, owners } = body;
  const known = await knownOwnerships(db, space, {
    pasportIds: [pasport_id],
    addressIds: owners.map(({ address_id }) => address_id),
  });
  const all = known.records.get(pasport_id) ?? [];
  const former = await formerOf(db, space, body, all);
  const others = all.filter((record) => !former.includes(record));
  const staying = others.filter((record) => holdsOn(record, first_day));
  ensureFaultless(
    transferFaults({ former, owners, staying }).flatMap(({ field, message }) =>
      invalid(field, message),
    ),
  );
  ensureFits(space, body, known, others);
  const lastDay = shiftDays(first_day, -1);
  const ended = await endedOn(db, space, ownershipTable, { records: former, lastDay });
  const term = { pasport_id, valid_from: first_day, valid_to: null, comment };
  const rows = owners.map((owner) => ({ ...owner, ...term }));
  return [...ended, ...addedTo(ownershipTable, await ownershipTable.insert(db, space, rows))];
}

/** Ownerships that end: as the person saw them, and holding on the day before. */
async function formerOf(db: Db, space: OwnedSpace, body: Body, all: readonly StoredOwnership[]) {
  const former: StoredOwnership[] = [];
  for (const [index, { pasport_ownership_id, version }] of body.former.entries()) {
    const found = all.find(({ id }) => id === pasport_ownership_id);
    ensureNamed(found, `former.${index}.pasport_ownership_id`);
    await ensureSeen(version, found, async () => {
      const current = await selectRecord(db, ownershipKind, space, pasport_ownership_id);
      return ownershipShort.parse(current);
    });
    ensureHeld(found, body.first_day);
    if (!former.includes(found)) former.push(found);
  }
  return former;
}

function ensureHeld({ valid_from, valid_to, label }: StoredOwnership, day: string): void {
  if (valid_from >= day)
    throw fieldFault('first_day', `${label} vlastní až od ${czechDate(valid_from)}.`);
  if (valid_to !== null && valid_to < shiftDays(day, -1))
    throw fieldFault('first_day', `Vlastnictví (${label}) skončilo už ${czechDate(valid_to)}.`);
}

/** The new owners fit what is recorded of the space later on, and are in the address book. */
function ensureFits(
  { pasport_id }: OwnedSpace,
  { owners, first_day, comment }: Body,
  known: Known<StoredOwnership>,
  others: readonly StoredOwnership[],
): void {
  const beside = [...others];
  for (const [index, owner] of owners.entries()) {
    const record: NewOwnership = {
      ...owner,
      comment,
      valid_from: first_day,
      valid_to: null,
    };
    const draft = { id: 0, pasport_id, record, changed: new Set(Object.keys(record)) };
    const faults = datedFaults(ownershipRules, draft, known, beside);
    ensureFaultless(faults.map((fault) => ({ ...fault, field: placeOf(fault.field, index) })));
    beside.push({ ...record, id: 0, pasport_id, version: 1, label: '' });
  }
}

/** Where the dialog shows a fault of a new ownership. */
function placeOf(field: string, index: number): string {
  if (field === 'valid_from') return 'first_day';
  return field === 'address_id' ? `owners.${index}.address_id` : 'owners';
}
