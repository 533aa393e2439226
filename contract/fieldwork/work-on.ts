import { shiftDays } from '#contract/czech/iso-date.ts';
import type { FieldFault } from '#contract/rules/rule.ts';
import type { Need, WorkWrites } from './work-words.ts';

interface Dated {
  readonly valid_from: string;
}

/**
 * What of a work holds on the day (YYYY-MM-DD): the version that began last. Undefined before the first
 * one began: the work is not offered then. The versions may come in any order.
 */
export function workOn<V extends Dated>(versions: readonly V[], day: string): V | undefined {
  return versions
    .filter(({ valid_from }) => valid_from <= day)
    .reduce<V | undefined>(
      (last, one) => (last === undefined || one.valid_from > last.valid_from ? one : last),
      undefined,
    );
}

/** The last day of a version: the one before the next begins; null while none follows. */
export function versionEnds(versions: readonly Dated[], { valid_from }: Dated): string | null {
  const later = versions.map((one) => one.valid_from).filter((from) => from > valid_from);
  const next = later.toSorted()[0];
  return next === undefined ? null : shiftDays(next, -1);
}

/** What a work writes, as far as rules ask. */
export interface Writing {
  readonly writes: WorkWrites;
  readonly meter_kind: string | null;
  readonly revision_type_id: number | null;
}

const fault = (field: string, message: string): FieldFault => ({ field, message });

/** A kind of meter belongs to a reading and an exchange, a kind of revision to a revision. */
export function writingFaults({ writes, meter_kind, revision_type_id }: Writing): FieldFault[] {
  const ofMeter = writes === 'reading' || writes === 'exchange';
  return [
    ...(meter_kind !== null && !ofMeter
      ? [fault('meter_kind', 'Druh měřidla má jen práce, která zapíše odečet nebo výměnu')]
      : []),
    ...(revision_type_id !== null && writes !== 'revision'
      ? [fault('revision_type_id', 'Druh revize má jen práce, která zapíše revizi')]
      : []),
  ];
}

/**
 * What a visit has to bring so that it can be written: a reading needs the state, an exchange the states of
 * both meters and the number of the new one. What is missing is said at the field that would bring it.
 */
export function needsFaults(
  writes: WorkWrites,
  needs: Readonly<Pick<Record<Need, boolean>, 'needs_state' | 'needs_number'>>,
): FieldFault[] {
  if (writes === 'reading' && !needs.needs_state)
    return [fault('needs_state', 'Bez stavu nelze odečet zapsat, proto musí být povinný')];
  if (writes !== 'exchange') return [];
  return [
    ...(needs.needs_state
      ? []
      : [fault('needs_state', 'Výměnu nelze zapsat bez stavu starého a nového měřidla')]),
    ...(needs.needs_number
      ? []
      : [fault('needs_number', 'Výměnu nelze zapsat bez čísla nového měřidla')]),
  ];
}
