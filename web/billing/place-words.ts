import { billingPlaceFields } from '#contract/billing/place-record.ts';
import type { BillingPlace, BillingPlacePart } from '#contract/billing/places.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { meterKindShort } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { labelsOf, type FormOf } from '#contract/record.ts';
import { supplyContractOn, type SupplyContract } from '#contract/rules/supply-contract.ts';
import { aheadText } from '#web/core/revisions/standing-words.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

/** Fields of a billing place as its form holds them. */
export type BillingPlaceValues = FormOf<typeof billingPlaceFields>;

/** Names of fields for people. */
export const placeLabels = labelsOf(billingPlaceFields);

/** Values of fields in words, for histories and differences. */
export const placeTexts: FieldTexts = { kind: billingPlaceFields.kind.value.text };

export const kindText = billingPlaceFields.kind.value.text;

/** Said where nothing is connected. */
export const WHOLE_UNIT = 'celá jednotka';

/** Whom it serves in words. */
export const servesText = ({ serves }: Pick<BillingPlace, 'serves'>) =>
  serves === '' ? WHOLE_UNIT : serves;

/** How a contract stands: výpověď podat do 30. 6. 2026, za 19 dní; empty where nothing is to be done. */
export function contractText(place: SupplyContract, today: string): string {
  const standing = supplyContractOn(place, today);
  if (standing === null) return '';
  const { state, on } = standing;
  if (state === 'expired') return `smlouva skončila ${formatDate(on)}`;
  const ahead = aheadText(daysBetween(today, on));
  return state === 'notice'
    ? `výpověď podat do ${formatDate(on)}, ${ahead}`
    : `smlouva končí ${formatDate(on)}, ${ahead}`;
}

/** A measuring place among others: 'Teplo 4711 · Lipová 3 · kotelna'. */
export function meterName({
  kind,
  serial_number,
  building_name,
  space_number,
  location,
}: Pick<
  MeasuringPlace,
  'kind' | 'serial_number' | 'building_name' | 'space_number' | 'location'
>): string {
  const device = `${meterKindShort[kind]} ${serial_number === '' ? 'bez měřidla' : serial_number}`;
  const where = space_number === '' ? building_name : `${building_name}, ${space_number}`;
  return [device, where, location].filter((text) => text !== '').join(' · ');
}

/** What a part is: dům, prostor, měřidlo. */
export const partKinds: Readonly<Record<BillingPlacePart['kind'], string>> = {
  building: 'dům',
  space: 'prostor',
  meter: 'měřidlo',
};

/** Where a measuring place is open. */
export const meterAddress = (unit_id: number, id: number) =>
  `${paths.MetersOverview}?unit=${unit_id}&place=${id}`;

/** Where a part is open; undefined of a house that is not known, such as a hidden one. */
export function partAddress(
  unit_id: number,
  { kind, building_id, space_id, measuring_place_id }: BillingPlacePart,
  houses: readonly { readonly pasport_id: number; readonly pasport_building_id: number }[],
): string | undefined {
  if (kind === 'meter') return meterAddress(unit_id, measuring_place_id ?? 0);
  if (kind === 'space') return `${paths.pasports}?unit=${unit_id}&space=${space_id}&tab=basic`;
  const house = houses.find(({ pasport_id }) => pasport_id === building_id);
  return house && `${paths.buildings}?unit=${unit_id}&building=${house.pasport_building_id}`;
}
