import { overlapSentence, validityFault, type Validity } from '#contract/rules/validity.ts';
import { invalid, unnamed, type RecordFault } from '#server/errors.ts';

/** A dated record of a space as it is stored. */
export interface Stored extends Validity {
  readonly id: number;
  readonly pasport_id: number;
  readonly version: number;
  /** By what a sentence names it. */
  readonly label: string;
}

/** What is known of some spaces: what there is to judge a new or changed record by. */
export interface Known<S extends Stored> {
  /** Records of the kind by their spaces, the earliest first. */
  readonly records: ReadonlyMap<number, readonly S[]>;
  /** Which of the addresses that are going to be named there are. */
  readonly addresses: ReadonlySet<number>;
}

/** A record as it is going to be; its id is 0 while it is new. */
export interface Draft<R> {
  readonly id: number;
  readonly pasport_id: number;
  readonly record: R;
  /** Which columns change. */
  readonly changed: ReadonlySet<string>;
}

/** Rules of one kind of dated records of a space: `R` is what they look at, `K` what they have to know. */
export interface DatedRules<R extends Validity, S extends Stored & R, K> {
  /** Records of which this is the same may not hold at the same time; they are all alike without it. */
  readonly alike?: (record: R) => string | number;
  /** The time in which a record holds where something else bounds it too; its own when left out. */
  readonly held?: (record: R, known: K) => Validity;
  /** Whether records that are alike may hold at the same time all the same. */
  readonly together?: (one: R, other: R) => boolean;
  /** The columns that `alike`, `together` and `fitFaults` look at besides the validity. */
  readonly weighed: readonly (keyof R & string)[];
  /** Names another record in a sentence; its label when left out. */
  readonly named?: (label: string) => string;
  /** What is wrong with a record by itself. */
  readonly soundFaults?: (record: R) => RecordFault[];
  /** How it does not fit the others of its space and what is known besides. */
  readonly fitFaults?: (draft: Draft<R>, others: readonly S[], known: K) => RecordFault[];
}

/** Whether both hold on some day. */
export function meet(one: Validity, other: Validity): boolean {
  return (
    (other.valid_to === null || one.valid_from <= other.valid_to) &&
    (one.valid_to === null || other.valid_from <= one.valid_to)
  );
}

/** What is wrong with the record by itself, whatever else there is. */
export function soundFaults<R extends Validity, S extends Stored & R, K>(
  rules: DatedRules<R, S, K>,
  record: R,
): RecordFault[] {
  return [...invalid('valid_to', validityFault(record)), ...(rules.soundFaults?.(record) ?? [])];
}

/** The record alike that holds on a day of this one, if there is any; the fault is at the beginning. */
export function aloneFaults<R extends Validity, S extends Stored & R, K>(
  { alike, together, named = (label) => label }: DatedRules<R, S, K>,
  record: R,
  others: readonly S[],
  tell: (other: S) => string = (other) => overlapSentence(other, named(other.label)),
): RecordFault[] {
  const met = others.find(
    (other) =>
      alike?.(other) === alike?.(record) &&
      together?.(record, other) !== true &&
      meet(record, other),
  );
  if (met === undefined) return [];
  return [{ code: 'overlapping-validity', field: 'valid_from', message: tell(met) }];
}

/**
 * Judges a record that is new or changes, by all that its form refuses: by itself, by the address
 * that it names, and beside the other records of its space. What was wrong before a change of
 * something else does not stand in its way. `tell` is the sentence for a record that it meets.
 */
export function datedFaults<R extends Validity, S extends Stored & R, K extends Known<S>>(
  rules: DatedRules<R, S, K>,
  draft: Draft<R>,
  known: K,
  others: readonly S[] = otherRecords(draft, known),
  tell?: (other: S) => string,
): RecordFault[] {
  const { record, changed } = draft;
  const own = soundFaults(rules, record);
  if (own.length > 0) return own;
  const address = 'address_id' in record ? Number(record.address_id) : 0;
  const nobody = changed.has('address_id')
    ? unnamed('address_id', known.addresses.has(address))
    : [];
  const weighed = ['valid_from', 'valid_to', ...rules.weighed];
  if (nobody.length > 0 || !weighed.some((column) => changed.has(column))) return nobody;
  const held = <T extends R>(one: T): T => ({ ...one, ...rules.held?.(one, known) });
  const doubled = aloneFaults(rules, held(record), others.map(held), tell);
  if (doubled.length > 0) return doubled;
  return rules.fitFaults?.(draft, others, known) ?? [];
}

/** Records of the draft's space without the one that it changes. */
function otherRecords<R, S extends Stored>(
  { id, pasport_id }: Draft<R>,
  { records }: Known<S>,
): readonly S[] {
  return (records.get(pasport_id) ?? []).filter((one) => one.id !== id);
}
