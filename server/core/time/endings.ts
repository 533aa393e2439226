import type { Ending } from '#contract/endings.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { holdsOn, type Validity } from '#contract/rules/validity.ts';
import type { RecordFault } from '#server/errors.ts';
import {
  datedFaults,
  meet,
  type DatedRules,
  type Draft,
  type Known,
  type Stored,
} from './dated.ts';

/**
 * The former records that would have to end the day before a new one begins, so that it could stand:
 * those that it meets, or all that hold on its first day where they only make too much with it. None when
 * that would not do: a record begins on that very day or later, or would not fit with the earlier end.
 */
export function endingsFor<R extends Validity, S extends Stored & R, K extends Known<S>>(
  rules: DatedRules<R, S, K>,
  draft: Draft<R>,
  known: K,
  [fault]: readonly RecordFault[],
): Ending[] {
  const { record, pasport_id } = draft;
  const others = known.records.get(pasport_id) ?? [];
  const held = <T extends R>(one: T): T => ({ ...one, ...rules.held?.(one, known) });
  const going = others.filter(
    (one) => one.valid_from < record.valid_from && holdsOn(held(one), record.valid_from),
  );
  const met = going.filter(
    (one) =>
      rules.alike?.(one) === rules.alike?.(record) &&
      rules.together?.(record, one) !== true &&
      meet(held(record), held(one)),
  );
  const formers = fault?.code === 'shares-over-whole' ? going : met;
  if (fault === undefined || formers.length === 0) return [];
  const valid_to = shiftDays(record.valid_from, -1);
  const ended = others.map((one) => (formers.includes(one) ? { ...one, valid_to } : one));
  const drafts: Draft<R>[] = ended
    .filter(({ id }) => formers.some((one) => one.id === id))
    .map((one) => ({ id: one.id, pasport_id, record: one, changed: new Set(['valid_to']) }));
  const isFit = [draft, ...drafts].every((one) => {
    const beside = ended.filter(({ id }) => id !== one.id);
    return datedFaults(rules, one, known, beside).length === 0;
  });
  if (!isFit) return [];
  return formers.map((one) => ({
    id: one.id,
    version: one.version,
    valid_from: one.valid_from,
    valid_to: held(one).valid_to,
    name: rules.named?.(one.label) ?? one.label,
  }));
}
