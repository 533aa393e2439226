import { z } from 'zod';
import { readingStatus } from '#contract/metering/meter-words.ts';
import { answeredCheck } from '#contract/fieldwork/results.ts';
import { photoOf, toldState } from '#contract/fieldwork/result-words.ts';
import type { VisitedMeter, VisitJob } from '#contract/fieldwork/crew-day.ts';
import { revisionResult } from '#contract/report-record.ts';
import { log } from '#web/lib/log.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { randomId } from '#web/lib/repeat-key.ts';
import { CREW_DRAFTS_PREFIX } from '#web/lib/storage-keys.ts';

// What is being written of a visit. It stays on the device as it is typed, so that a phone that goes off in
// a cellar loses nothing.

const meterEntry = z.object({
  /** What was done with the meter. */
  kind: z.enum(['reading', 'exchange', 'mounting']),
  /** The state that was read, or the last one of the meter that goes away; as it was typed. */
  state: z.string(),
  status: readingStatus.exclude(['no-access']),
  overflowed: z.boolean(),
  /** An unusual state was confirmed. */
  is_sure: z.boolean(),
  serial_number: z.string(),
  start_state: z.string(),
  verified_year: z.string(),
  seal: z.string(),
});
export type MeterEntry = z.infer<typeof meterEntry>;

const revisionEntry = z.object({
  /** Null until it was inspected. */
  result: revisionResult.nullable(),
  /** One fault a line. */
  faults: z.string(),
  report_number: z.string(),
  technician: z.string(),
});
export type RevisionEntry = z.infer<typeof revisionEntry>;

const draftPhoto = z.object({
  key: z.uuid(),
  of: photoOf,
  measuring_place_id: z.int().nullable(),
});
export type DraftPhoto = z.infer<typeof draftPhoto>;

const draft = z.object({
  /** The key of the result that it becomes. */
  key: z.uuid(),
  state: toldState,
  /** By measuring_place_id. */
  meters: z.record(z.string(), meterEntry),
  /** By revision_id. */
  revisions: z.record(z.string(), revisionEntry),
  checks: z.array(answeredCheck),
  note: z.string(),
  signed_by: z.string(),
  /** Why nobody signs; null where nobody has said that it stays unsigned. */
  unsigned_reason: z.string().nullable().default(null),
  photos: z.array(draftPhoto),
});
export type Draft = z.infer<typeof draft>;

/** A device that is inspected at the place. */
export type VisitedRevision = VisitJob['revisions'][number];

const kindOf = ({ writes }: VisitJob, { meter_id }: VisitedMeter): MeterEntry['kind'] => {
  if (meter_id === null) return 'mounting';
  return writes === 'exchange' ? 'exchange' : 'reading';
};

/** Of a meter nothing was told yet. */
export function emptyEntry(job: VisitJob, meter: VisitedMeter): MeterEntry {
  return {
    kind: kindOf(job, meter),
    state: '',
    status: 'ok',
    overflowed: false,
    is_sure: false,
    serial_number: '',
    start_state: '',
    verified_year: '',
    seal: '',
  };
}

const emptyRevision: RevisionEntry = {
  result: null,
  faults: '',
  report_number: '',
  technician: '',
};

/** What was told of the meter. */
export const entryOf = (job: VisitJob, { meters }: Draft, meter: VisitedMeter): MeterEntry =>
  meters[String(meter.measuring_place_id)] ?? emptyEntry(job, meter);

/** What was told of an inspected device. */
export const revisionOf = ({ revisions }: Draft, { revision_id }: VisitedRevision): RevisionEntry =>
  revisions[String(revision_id)] ?? emptyRevision;

/** Nothing is told of the visit yet. */
function emptyDraft({ checklist }: VisitJob, state: Draft['state']): Draft {
  return {
    key: randomId(),
    state,
    meters: {},
    revisions: {},
    checks: checklist.map((text) => ({ text, is_done: false })),
    note: '',
    signed_by: '',
    unsigned_reason: null,
    photos: [],
  };
}

const keyOf = (visit_id: number) => `${ownKey(CREW_DRAFTS_PREFIX)}${visit_id}`;

function readKept(visit_id: number): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(localStorage.getItem(keyOf(visit_id)) ?? 'null')).data;
  } catch {
    // A forbidden or spoilt storage only means that nothing is kept there.
    return undefined;
  }
}

/** What the device has of the visit, else an empty one; the state is the one that was asked for now. */
export function openDraft(job: VisitJob, state: Draft['state']): Draft {
  const kept = readKept(job.visit_id);
  return kept === undefined ? emptyDraft(job, state) : { ...kept, state };
}

/** Whether something of the visit is being written on this device. */
export const hasDraft = (visit_id: number): boolean =>
  localStorage.getItem(keyOf(visit_id)) !== null;

/** Whether something of any visit is being written on this device by this person. */
export const hasDrafts = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(ownKey(CREW_DRAFTS_PREFIX)));

/** Keeps it on the device; false where the device cannot. */
export function keepDraft(visit_id: number, kept: Draft): boolean {
  try {
    localStorage.setItem(keyOf(visit_id), JSON.stringify(kept));
    return true;
  } catch (error) {
    log.warn('Rozepsaný výsledek návštěvy nelze v zařízení uchovat', error);
    return false;
  }
}

/** It was told, or the person does not want it. */
export const dropDraft = (visit_id: number): void => localStorage.removeItem(keyOf(visit_id));
