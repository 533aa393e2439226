import type { BillingPlace, BillingPlacePart } from '#contract/billing/places.ts';
import { meterKindShort, type MeterKind } from '#contract/metering/meter-words.ts';
import type { BillingPlaceRow, PartRow } from './places.sql.ts';

/** A device by its kind and number: 'SV 4711'; a place where none is mounted says so. */
export const meterText = (kind: MeterKind, serial: string) =>
  `${meterKindShort[kind]} ${serial === '' ? 'bez měřidla' : serial}`;

function partOf({ building_name, space_number, meter_kind, serial_number, ...part }: PartRow) {
  const where = [building_name, space_number].filter((text) => text !== '').join(', ');
  const name = meter_kind === null ? where : `${meterText(meter_kind, serial_number)} (${where})`;
  return { ...part, name } satisfies BillingPlacePart;
}

/** A billing place as it is told: what it serves and by what it is charged have their names. */
export function billingPlaceOf({ serial_number, ...row }: BillingPlaceRow): BillingPlace {
  const parts = row.parts.map(partOf);
  return {
    ...row,
    invoice_meter: row.meter_kind === null ? '' : meterText(row.meter_kind, serial_number),
    parts,
    serves: parts.map(({ name }) => name).join('; '),
  };
}
