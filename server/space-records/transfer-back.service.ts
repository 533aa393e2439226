import type { deleteTransfer } from '#contract/pasports/transfers.ts';
import type { Validity } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { takeReadingsBack } from '#server/core/metering/taken-back.ts';
import { heldSpace } from '#server/core/pasports/owned-space.ts';
import {
  costRules,
  occupantRules,
  ownershipRules,
  payerRules,
  roommateRules,
  tenancyRules,
} from '#server/core/people/dated.ts';
import {
  knownCosts,
  knownOccupants,
  knownOwnerships,
  knownPayers,
  knownRoommates,
  knownTenancies,
  type Concerned,
} from '#server/core/people/known.ts';
import {
  costTable,
  occupantTable,
  ownershipTable,
  payerTable,
  roommateTable,
  tenantTable,
} from '#server/core/people/tables.sql.ts';
import {
  deleteTransferRow,
  selectTransferredRecords,
  updateLeftVersions,
  type TransferredRecord,
} from '#server/core/people/transfers.sql.ts';
import { datedFaults, type DatedRules, type Known, type Stored } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import type { EndingTable } from './transferred.ts';

/**
 * Takes a transfer back: what it added is gone, and what it ended holds as before. Refused when any of it
 * was changed since, or does not fit what was recorded since. Errors: `not-found`, `record-used`.
 */
export async function takeTransferBack({
  db,
  actor,
  params,
}: ActorCall<typeof deleteTransfer>): Promise<{ deleted: true }> {
  const space = await heldSpace(db, actor, params);
  const records = await selectTransferredRecords(db, space, params.id);
  ensure(records !== undefined, 'not-found');
  const pasportIds = [space.pasport_id];
  await takeRecordsBack(db, space, { records, pasportIds, told: 'Převod' });
  await takeStatesBack(db, space, records);
  await deleteTransferRow(db, space, params.id);
  return { deleted: true };
}

/** States of meters that came with the transfer go with it. Errors: `record-used`. */
async function takeStatesBack(db: Db, unit: OwnedUnit, records: readonly TransferredRecord[]) {
  const ids = records
    .filter(({ record_type }) => record_type === 'meter_state')
    .map(({ record_id }) => record_id);
  const missed = await takeReadingsBack(db, unit, ids);
  if (missed !== null) throw refused('Převod', missed);
}

/** What a step has done to records of some spaces. */
interface Done {
  readonly records: readonly TransferredRecord[];
  readonly pasportIds: readonly number[];
  /** What is taken back, for the sentence. */
  readonly told: string;
}

type TakeBack = (db: Db, unit: OwnedUnit, done: Done) => Promise<void>;

/** Takes back what a step has done to records of people. Errors: `record-used`. */
export async function takeRecordsBack(db: Db, unit: OwnedUnit, done: Done): Promise<void> {
  for (const takeBack of KINDS) await takeBack(db, unit, done);
}

const KINDS: readonly TakeBack[] = [
  takingBack(ownershipTable, ownershipRules, knownOwnerships),
  // Costs hold within their tenancies, which go on first.
  takingBack(tenantTable, tenancyRules, knownTenancies),
  takingBack(roommateTable, roommateRules, knownRoommates),
  takingBack(occupantTable, occupantRules, knownOccupants),
  takingBack(costTable, costRules, knownCosts),
  takingBack(payerTable, payerRules, knownPayers),
];

/** Takes back what was done to records of one kind, by the rules of the kind. */
function takingBack<R extends Validity, S extends Stored & R, K extends Known<S>>(
  table: EndingTable,
  rules: DatedRules<R, S, K>,
  load: (db: Db, unit: OwnedUnit, concerned: Concerned) => Promise<K>,
): TakeBack {
  return async (db, unit, { records, pasportIds, told }) => {
    const own = records.filter(({ record_type }) => record_type === table.name);
    if (own.length === 0) return;
    const known = await load(db, unit, { pasportIds, addressIds: [] });
    const all = pasportIds.flatMap((id) => known.records.get(id) ?? []);
    ensureUnchanged(own, all, told);
    const { ends, added } = undone(own, all);
    const restored = all.filter(({ id }) => !added.includes(id)).map((one) => asBefore(one, ends));
    for (const record of restored.filter(({ id }) => ends.has(id))) {
      const { id, pasport_id } = record;
      const others = restored.filter((other) => other.id !== id && other.pasport_id === pasport_id);
      const draft = { id, pasport_id, record, changed: new Set(['valid_to']) };
      const [fault] = datedFaults(rules, draft, known, others);
      if (fault !== undefined) throw refused(told, fault.message);
    }
    await table.remove(db, unit, added);
    const going = [...ends].map(([id, valid_to]) => ({ id, columns: { valid_to } }));
    const versions = await table.updateAll(db, unit, going);
    await updateLeftVersions(db, unit, own, versions);
  };
}

/** Ends that the records had before, by their ids; and the ids of those that are going to be gone. */
function undone(records: readonly TransferredRecord[], all: readonly Stored[]) {
  const endOf = new Map(all.map(({ id, valid_to }) => [id, valid_to]));
  const ended = records.filter(
    ({ action, record_id, ended_before }) =>
      action === 'end' && endOf.get(record_id) !== ended_before,
  );
  const added = records.filter(({ action }) => action === 'add');
  return {
    ends: new Map(ended.map(({ record_id, ended_before }) => [record_id, ended_before])),
    added: added.map(({ record_id }) => record_id),
  };
}

function asBefore<S extends Stored>(record: S, ends: ReadonlyMap<number, string | null>): S {
  const valid_to = ends.get(record.id);
  return valid_to === undefined ? record : { ...record, valid_to };
}

function ensureUnchanged(
  written: readonly TransferredRecord[],
  all: readonly Stored[],
  told: string,
): void {
  for (const { record_id, left_version } of written) {
    const record = all.find(({ id }) => id === record_id);
    if (record === undefined) throw refused(told, 'některý z jeho záznamů byl od té doby smazán.');
    if (record.version !== left_version)
      throw refused(told, `záznam (${record.label}) byl od té doby změněn.`);
  }
}

/** Why a step cannot be taken back. */
export function refused(told: string, why: string): AppError {
  return new AppError('record-used', { errorMsg: `${told} nelze vzít zpět: ${why}` });
}
