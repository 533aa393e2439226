import type { MissingNeed } from './result-words.ts';
import type { Finding } from './results.ts';
import type { WorkWrites } from './work-words.ts';

/** What a work requires, and the meters of the place that it is about. */
export interface Required {
  readonly writes: WorkWrites;
  readonly needs_state: boolean;
  readonly needs_number: boolean;
  readonly needs_seal: boolean;
  readonly needs_signature: boolean;
  readonly meters: readonly {
    readonly measuring_place_id: number;
    /** Null where no device stands. */
    readonly meter_id: number | null;
  }[];
}

/** What was told of a done visit. */
export interface Brought {
  readonly findings: readonly Finding[];
  /** A signature drawn by hand comes with it; a typed name is none. */
  readonly is_signed: boolean;
}

type OfMeter = Exclude<Finding, { kind: 'revision' }>;

const isOfMeter = (one: Finding): one is OfMeter => one.kind !== 'revision';

/** A reading brings the state of every meter that stands there, any other work at least one. */
function hasStates({ writes, meters }: Required, found: readonly OfMeter[]): boolean {
  if (writes !== 'reading') return found.length > 0;
  const read = new Set(found.map(({ measuring_place_id }) => measuring_place_id));
  return meters.every(
    ({ measuring_place_id, meter_id }) => meter_id === null || read.has(measuring_place_id),
  );
}

/**
 * What a done visit has not brought although its work requires it: the state, the number of a new device, a
 * seal at each meter that was touched, a signature. Photos come by themselves, so they are not judged here.
 */
export function missingNeeds(work: Required, { findings, is_signed }: Brought): MissingNeed[] {
  const found = findings.filter(isOfMeter);
  const hasNumber = found.some(({ kind }) => kind !== 'reading');
  const isSealed = found.length > 0 && found.every(({ seal }) => seal.trim() !== '');
  return [
    ...(work.needs_state && !hasStates(work, found) ? (['needs_state'] as const) : []),
    ...(work.needs_number && !hasNumber ? (['needs_number'] as const) : []),
    ...(work.needs_seal && !isSealed ? (['needs_seal'] as const) : []),
    ...(work.needs_signature && !is_signed ? (['needs_signature'] as const) : []),
  ];
}
