import { czechNumber } from '#contract/czech/figures.ts';
import {
  measuredUnitValue,
  meterKindValue,
  type MeasuredUnit,
} from '#contract/metering/meter-words.ts';
import type { FoundThing, VisitEvent } from './events.ts';
import { signatureValue } from './result-words.ts';
import type { VisitResult } from './results.ts';

// What happened in the field, in Czech: the same on the screen and on paper.

/** What a finding did. */
export const foundWords: Readonly<Record<FoundThing['kind'], string>> = {
  reading: 'Odečet',
  exchange: 'Výměna',
  mounting: 'Montáž',
  revision: 'Revize',
};

/** A state with as many decimals as it has. */
const MOST_DECIMALS = 6;

/** A state of a meter: '123,456'; with its unit '123,456 m³'. Empty where it is not known. */
export function meterStateText(state: number | null, unit: MeasuredUnit | null = null): string {
  if (state === null) return '';
  const text = czechNumber(state, 0, MOST_DECIMALS);
  return unit === null ? text : `${text}\u00A0${measuredUnitValue.text(unit)}`;
}

/** What a finding is about: 'Studená voda, koupelna', or what was inspected. */
export function foundText({ meter_kind, name }: Pick<FoundThing, 'meter_kind' | 'name'>): string {
  const kind = meter_kind === null ? '' : meterKindValue.text(meter_kind);
  return [kind, name].filter((part) => part !== '').join(', ');
}

/** What there is of a signature: 'Podepsáno: Jana Nová', 'Nepodepsáno: odmítl podepsat', 'Jméno bez podpisu: Jana Nová'; empty where nothing is. */
export function signatureText({
  signature,
  signed_by,
  unsigned_reason,
}: Pick<VisitResult, 'signature' | 'signed_by' | 'unsigned_reason'>): string {
  if (signature === 'none') return '';
  const more = signature === 'unsigned' ? unsigned_reason : signed_by;
  return [signatureValue.text(signature), more].filter((part) => part !== '').join(': ');
}

/** Where the visit was: 'Lipová 3, prostor 7'; of a house 'Lipová 3, společné'. */
export const placeOfEvent = ({
  building_name,
  space_number,
}: Pick<VisitEvent, 'building_name' | 'space_number'>): string =>
  `${building_name}, ${space_number === '' ? 'společné' : `prostor ${space_number}`}`;
