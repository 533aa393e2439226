import { randomUUID } from 'node:crypto';
import { createUnit, updateUnit } from '#contract/units.ts';
import type { Creation, Ledger, Track } from './ledger.ts';
import { Refusal, type CrashPortal } from './portal.ts';

const CREATORS = 2;

/** Asks for a unit; repeated with the same creation it must not make another one. */
export async function create(portal: CrashPortal, { key, name }: Creation): Promise<number> {
  const headers = { 'idempotency-key': key };
  const { unit_id } = await portal.call(createUnit, { headers, body: { new_unit: name } });
  return unit_id;
}

async function creating(portal: CrashPortal, ledger: Ledger): Promise<void> {
  for (;;) {
    const key = randomUUID();
    const creation = { key, name: `Pád ${key}` };
    ledger.unanswered.push(creation);
    const unit_id = await create(portal, creation);
    ledger.created.set(unit_id, creation);
    ledger.unanswered = ledger.unanswered.filter((one) => one !== creation);
  }
}

async function changing(portal: CrashPortal, client_id: number, track: Track): Promise<void> {
  for (;;) {
    const comment = randomUUID();
    track.waiting = comment;
    const params = { client_id, unit_id: track.unit_id };
    await portal.call(updateUnit, { params, body: { comment } });
    track.acknowledged.push(comment);
    track.waiting = undefined;
  }
}

/** Each writer goes on until the portal stops answering; a refusal is a fault. */
async function untilCrash(writer: Promise<void>): Promise<string[]> {
  try {
    await writer;
    return [];
  } catch (error) {
    return error instanceof Refusal ? [error.message] : [];
  }
}

/** Writes from all sides until the portal dies; returns what it refused without reason. */
export async function writeUntilCrash(
  portal: CrashPortal,
  client_id: number,
  ledger: Ledger,
): Promise<string[]> {
  const creators = Array.from({ length: CREATORS }, () => creating(portal, ledger));
  const changers = ledger.tracks.map((track) => changing(portal, client_id, track));
  const faults = await Promise.all([...creators, ...changers].map(untilCrash));
  return faults.flat();
}
