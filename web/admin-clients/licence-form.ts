import { z } from 'zod';
import type { AdminClient } from '#contract/admin-clients.ts';
import { licenceFields } from '#contract/admin-clients.ts';
import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';

export const licenceSchema = z.object(licenceFields);
const licenceChanges = licenceSchema.partial();

type NumberTyped = number | string | null;

export interface LicenceValues extends Record<string, unknown> {
  module_schema_id: number | null;
  max_units: NumberTyped;
  max_pasports: NumberTyped;
  max_items: NumberTyped;
  licence_valid_to: string | null;
  price_type: string;
  required_units: NumberTyped;
  required_subjects: NumberTyped;
  note: string;
}

/** A licence as the form's values. */
export function licenceValues(client: AdminClient): LicenceValues {
  return {
    module_schema_id: client.module_schema_id,
    max_units: client.max_units,
    max_pasports: client.max_pasports,
    max_items: client.max_items,
    licence_valid_to: client.licence_valid_to === '' ? null : client.licence_valid_to,
    price_type: client.price_type,
    required_units: client.required_units,
    required_subjects: client.required_subjects,
    note: client.note,
  };
}

/** Changed fields as the contract takes them. */
export function changesOf(changed: Partial<LicenceValues>) {
  return licenceChanges.parse(changed);
}

/** A saved client as the form's ground: its values with its version. */
export function savedGround(client: AdminClient) {
  return { ...licenceValues(client), version: client.version };
}

/** The end after so many months more, counted from today where it is over or was never set. */
export function extended(validTo: string | null, months: number, today: string): string {
  const from = validTo === null || validTo < today ? today : validTo;
  const { year, month, day } = parseIsoDate(from);
  const at = year * 12 + (month - 1) + months;
  const then = { year: Math.floor(at / 12), month: (at % 12) + 1 };
  return formatIsoDate({ ...then, day: Math.min(day, daysInMonth(then.year, then.month)) });
}
