import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id, momentOrEmpty, ruled, text, wholeNumber, requiredText } from '#contract/fields.ts';
import { required } from '#contract/rules/required.ts';
import { foldText } from '#contract/rules/search.ts';
import { savedVersion } from '#contract/pasports/pasport.ts';
import type { Rule } from '#contract/rules/rule.ts';

export const unitParams = z.object({ unit_id: id });
const digits =
  (pattern: RegExp, sentence: string): Rule =>
  (value) =>
    value === '' || pattern.test(String(value)) ? null : sentence;

export const changeIndication = z.enum(['full', 'changes']);
/** What is done with hellers of a prescription: a fault, or rounding to the nearest, higher or lower crown. */
const hellerRule = z.enum(['refuse', 'nearest', 'up', 'down']);
const codePage = z.enum(['windows-1250', 'cp852']);
export type CodePage = z.infer<typeof codePage>;

const feeCode = digits(/^\d{1,3}$/, 'Kód poplatku má 1 až 3 číslice');

/** A service that is handed over under a fee code of its own. */
const serviceFee = z.object({
  service_name: requiredText(100),
  fee_code: ruled(text(3), required, feeCode),
});

const isOneEach = (fees: readonly { service_name: string }[]) =>
  new Set(fees.map(({ service_name }) => foldText(service_name))).size === fees.length;

/** What a unit has agreed with the post; empty numbers are not agreed yet. */
export const sipoFields = {
  organisation_number: ruled(text(6), digits(/^\d{6}$/, 'Číslo organizace má přesně 6 číslic')),
  fee_code: ruled(text(3), feeCode),
  /** Services with another code than the unit's own. */
  service_fees: z
    .array(serviceFee)
    .max(30, 'Zadejte nejvýše 30 služeb')
    .refine(isOneEach, 'Každou službu zadejte jen jednou'),
  /** Null for the day of the whole portal. */
  delivery_day: wholeNumber(1, 28).nullable(),
  change_indication: changeIndication,
  code_page: codePage,
  decimal_mark: z.enum(['dot', 'comma']),
  heller_rule: hellerRule,
  /** The post compares the former prescription; the change file then tells it. */
  original_checked: z.boolean(),
  /** What the payer's document says: his space and house, or the unit's own text. */
  document_text: z.enum(['space', 'unit']),
};

export const sipoSettings = z
  .object({
    unit_id: z.int(),
    organisation_number: z.string(),
    fee_code: z.string(),
    service_fees: z.array(z.object({ service_name: z.string(), fee_code: z.string() })),
    delivery_day: z.int().nullable(),
    change_indication: changeIndication,
    code_page: codePage,
    decimal_mark: z.enum(['dot', 'comma']),
    heller_rule: hellerRule,
    original_checked: z.boolean(),
    document_text: z.enum(['space', 'unit']),
    /** Names of other units of the client with the same number: the post takes them for one. */
    shared_with: z.array(z.string()),
    /** The day that holds: the unit's own, or the portal's. */
    sipo_day: z.int(),
    updated: momentOrEmpty,
    version: z.int(),
  })
  .meta({ id: 'SipoSettings' });
export type SipoSettings = z.infer<typeof sipoSettings>;

const settingsPath = '/v1/sipo/settings/{unit_id}';
export const getSipoSettings = endpoint({
  method: 'GET',
  path: settingsPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Nastavení SIPO jednotky',
  params: unitParams,
  result: sipoSettings,
});
export const updateSipoSettings = endpoint({
  method: 'PUT',
  path: settingsPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Změna nastavení SIPO; posílají se jen změněná pole',
  params: unitParams,
  body: z.object({ ...savedVersion, ...z.object(sipoFields).partial().shape }),
  result: sipoSettings,
  refuses: ['licence-expired'],
});
