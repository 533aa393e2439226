import type { AdminClient } from '#contract/admin-clients.ts';
import { licenceInput } from '#contract/admin-clients.ts';
import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { licenceFields } from '#contract/licence-record.ts';
import { valuesOf, type FormOf } from '#contract/record.ts';

const licenceChanges = licenceInput.partial();

/** Fields of a licence as its form holds them. */
export type LicenceValues = FormOf<typeof licenceFields>;

/** A licence as the form's values. */
export function licenceValues(client: AdminClient): LicenceValues {
  const { licence_valid_to } = client;
  return {
    ...valuesOf(licenceFields, client),
    licence_valid_to: licence_valid_to === '' ? null : licence_valid_to,
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
