import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id } from '#contract/fields.ts';
import { infoPdf } from '#contract/metering/month-info-pdf.ts';
import { prescriptionModules } from '#contract/module-names.ts';
import { asOf } from '#contract/pasports/pasport.ts';
import { spacePayer } from '#contract/rules/payer.ts';
import { monthChange } from './months.ts';
import { rowGroup } from './payment-rows.ts';
import { ruleKey, ruleWay } from './prescription-rules.ts';

/** A row of a sheet: for what, how much a month, and by what it came to that. */
const sheetRow = z
  .object({
    name: z.string(),
    group: rowGroup,
    /** A month. */
    amount: hellers,
    valid_from: day,
    /** Null of an amount that was written by hand. */
    way: ruleWay.nullable(),
    key: ruleKey.nullable(),
    rate: z.int().nullable(),
    /** How much of the key the space has: '52.30', '3', '1200/6000'. */
    quantity: z.string().nullable(),
  })
  .meta({ id: 'PrescriptionSheetRow' });
export type SheetRow = z.infer<typeof sheetRow>;

/** What is paid for a space on a day, as its sheet (evidenční list) tells it. */
export const prescriptionSheet = z
  .object({
    unit_id: z.int(),
    pasport_id: z.int(),
    pasport_space_id: z.int(),
    /** The day as of which it is told. */
    as_of: day,
    unit_name: z.string(),
    unit_business_id: z.string(),
    unit_address: z.string(),
    /** The house by its pasport_id; null of a space outside of houses. */
    building_id: z.int().nullable(),
    building_name: z.string(),
    place: z.string(),
    space_number: z.string(),
    type_name: z.string(),
    floor_code: z.string(),
    /** In m²; null where nobody has written them. */
    total_area: z.number().nullable(),
    floor_area: z.number().nullable(),
    countable_area: z.number().nullable(),
    /** Null where it is not known for the day. */
    users_count: z.int().nullable(),
    /** '1200/6000'; null where it is not known. */
    common_share: z.string().nullable(),
    payer: spacePayer,
    /** All who bear it, whoever represents them first; empty where the unit does. */
    payer_names: z.string(),
    rows: z.array(sheetRow),
    /** Of all rows, a month. */
    sum: hellers,
    /** Since when the sheet holds as it is; null without rows. */
    valid_from: day.nullable(),
    /** Why it changed then. */
    reason: z.string(),
    /** Rules that its rows came of. */
    cost_rule_ids: z.array(z.int()),
    variable_symbol: z.string(),
    /** The bank account that papers of the unit name: the chosen one, else the only one; null where it is not known. */
    account: z.object({ number: z.string(), iban: z.string() }).nullable(),
    /** On which day of its month it is due. */
    due_day: z.int(),
    /** How a change inside the month of the day counts. */
    month_change: monthChange,
  })
  .meta({ id: 'PrescriptionSheet' });
export type PrescriptionSheet = z.infer<typeof prescriptionSheet>;

const ofUnit = z.object({ unit_id: id });

export const listSheets = endpoint({
  method: 'GET',
  path: '/v1/prescription/sheets/{unit_id}',
  access: 'user',
  modules: prescriptionModules,
  summary: 'Evidenční listy prostorů jednotky ke dni: kdo platí, položky po skupinách, součet',
  timeoutMs: 15_000,
  params: ofUnit,
  query: asOf,
  result: listOf(prescriptionSheet),
});

const MOST_SHEETS = 1000;

export const printSheets = endpoint({
  method: 'POST',
  path: '/v1/prescription/sheets/{unit_id}/pdf',
  access: 'user',
  modules: prescriptionModules,
  summary: 'Evidenční listy vybraných prostorů (pasport_id) v jednom PDF s QR platbou',
  reads: true,
  perMinute: 30,
  timeoutMs: 60_000,
  params: ofUnit,
  body: z.object({ as_of: day, pasport_ids: z.array(id).min(1).max(MOST_SHEETS) }),
  result: infoPdf,
});
