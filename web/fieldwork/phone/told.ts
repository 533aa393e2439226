import { pragueDay } from '#contract/czech/prague-day.ts';
import type { VisitedMeter, VisitJob } from '#contract/fieldwork/crew-day.ts';
import { missingNeeds } from '#contract/fieldwork/missing-needs.ts';
import type { MissingNeed } from '#contract/fieldwork/result-words.ts';
import type { Finding } from '#contract/fieldwork/results.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { entryOf, revisionOf, type Draft, type MeterEntry, type VisitedRevision } from './draft.ts';
import { judgeState, startFault, yearFault } from './judge.ts';
import { isSigned, type QueuedResult } from './queue.ts';
import { whereText } from '../visits/visit-text.ts';

// What was written of a visit, as it is told to the server, and what is missing in it.

const numberOf = (text: string): number => parseCzechNumber(text) ?? 0;
const isGiven = (text: string): boolean => text.trim() !== '';

/** Whether something was told of the meter at all. */
export function isTold({ kind, state, serial_number, start_state }: MeterEntry): boolean {
  if (kind === 'reading') return isGiven(state);
  return [state, serial_number, start_state].some(isGiven);
}

/** Why what was told of the meter cannot be sent; empty when it can, and where nothing was told. */
export function entryFault(meter: VisitedMeter, day: string, entry: MeterEntry): string {
  if (!isTold(entry)) return '';
  const { kind, state, serial_number, start_state, verified_year, is_sure } = entry;
  if (kind !== 'mounting') {
    if (!isGiven(state)) return 'Chybí stav dosavadního měřidla';
    const { fault, doubt } = judgeState(meter, day, entry);
    if (fault !== '') return fault;
    if (doubt !== '' && !is_sure) return 'Potvrďte neobvyklý stav, nebo ho opravte';
  }
  if (kind === 'reading') return '';
  if (!isGiven(serial_number)) return 'Chybí číslo nového měřidla';
  if (!isGiven(start_state)) return 'Chybí počáteční stav nového měřidla';
  return startFault(meter, day, start_state) || yearFault(verified_year);
}

function findingOf(meter: VisitedMeter, entry: MeterEntry): Finding[] {
  if (!isTold(entry)) return [];
  const { measuring_place_id, meter_id } = meter;
  const seal = entry.seal.trim();
  const device = {
    serial_number: entry.serial_number.trim(),
    start_state: numberOf(entry.start_state),
    verified_year: isGiven(entry.verified_year) ? Number(entry.verified_year) : null,
    seal,
  };
  if (entry.kind === 'mounting' || meter_id === null)
    return [{ kind: 'mounting', measuring_place_id, ...device }];
  const { overflowed, status } = entry;
  const state = numberOf(entry.state);
  if (entry.kind === 'reading')
    return [
      { kind: 'reading', measuring_place_id, meter_id, state, status, overflowed, seal, note: '' },
    ];
  const old = { meter_id, end_state: state, overflowed, removal_reason: '' };
  return [{ kind: 'exchange', measuring_place_id, ...old, ...device }];
}

function revisionFindings(draft: Draft, revision: VisitedRevision): Finding[] {
  const { result, faults, report_number, technician } = revisionOf(draft, revision);
  if (result === null) return [];
  const lines = faults.split('\n').map((line) => line.trim());
  return [
    {
      kind: 'revision',
      revision_id: revision.revision_id,
      result,
      faults: lines.filter(isGiven).map((fault) => ({ fault, repair_by: null })),
      report_number,
      technician,
    },
  ];
}

/** Findings of a draft; only a done visit has any. */
function findingsOf(job: VisitJob, draft: Draft): Finding[] {
  if (draft.state !== 'done') return [];
  return [
    ...job.meters.flatMap((meter) => findingOf(meter, entryOf(job, draft, meter))),
    ...job.revisions.flatMap((revision) => revisionFindings(draft, revision)),
  ];
}

/** What is said of a required signature that is missing; nothing where it is told why. */
function missingSignature({ unsigned_reason }: Draft): string[] {
  if (unsigned_reason === null)
    return ['Chybí podpis. Jméno ho nenahradí; není-li kdo podepsat, zvolte Nepodepsáno.'];
  return isGiven(unsigned_reason) ? [] : ['Napište, proč není podepsáno'];
}

/** How a meter is called on the screen. */
type NameOf = (meter: VisitedMeter) => string;

/** What the work requires and the draft lacks, by the rule of the server. */
function missingByRule(job: VisitJob, draft: Draft, nameOf: NameOf): string[] {
  const missing = missingNeeds(job, {
    findings: findingsOf(job, draft),
    is_signed: isSigned(draft.photos),
  });
  const left = job.meters.filter(
    (meter) => meter.meter_id !== null && !isTold(entryOf(job, draft, meter)),
  );
  const states =
    job.writes === 'reading'
      ? left.map((meter) => `${nameOf(meter)}: chybí stav`)
      : ['Chybí stav měřidla'];
  const sentences: Readonly<Record<MissingNeed, readonly string[]>> = {
    needs_state: states,
    needs_number: ['Chybí číslo nového měřidla'],
    needs_seal: ['Chybí číslo plomby'],
    needs_signature: missingSignature(draft),
  };
  return missing.flatMap((need) => sentences[need]);
}

/** Why a visit that requires a signature has none; empty where it has one, and where nothing was said. */
const unsignedReason = ({ needs_signature }: VisitJob, draft: Draft): string =>
  draft.state === 'done' && needs_signature && !isSigned(draft.photos)
    ? (draft.unsigned_reason ?? '').trim()
    : '';

/** What the work requires and is missing in the draft, in sentences; a visit that is not done brings nothing. */
export function missingIn(job: VisitJob, draft: Draft, nameOf: NameOf): string[] {
  if (draft.state !== 'done') return [];
  const { writes, revisions, needs_photo } = job;
  const uninspected = revisions.filter((one) => revisionOf(draft, one).result === null);
  const pictures = draft.photos.filter(({ of }) => of !== 'signature');
  const open = draft.checks.filter(({ is_done }) => !is_done);
  return [
    ...missingByRule(job, draft, nameOf),
    ...(writes === 'revision'
      ? uninspected.map(({ type_name }) => `${type_name}: chybí výsledek`)
      : []),
    ...open.map(({ text }) => `Není odškrtnuto: ${text}`),
    ...(needs_photo && pictures.length === 0 ? ['Chybí fotografie'] : []),
  ];
}

/** The result of a draft, to be kept and sent. */
export function resultOf(job: VisitJob, draft: Draft, turn: number, now: Date): QueuedResult {
  const { key, state, note, checks, signed_by, photos } = draft;
  const { unit_id, visit_id, day } = job;
  const told_at = now.toISOString();
  return {
    key,
    turn,
    unit_id,
    visit_id,
    day: day ?? pragueDay(now),
    title: whereText(job),
    told: {
      state,
      told_at,
      note: note.trim(),
      checks: state === 'done' ? checks : [],
      signed_by: signed_by.trim(),
      unsigned_reason: unsignedReason(job, draft),
      findings: findingsOf(job, draft),
    },
    photos: photos.map((photo) => ({ ...photo, fault: '' })),
    is_reported: false,
    fault: '',
  };
}
