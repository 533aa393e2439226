import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import {
  day,
  hellers,
  id,
  moment,
  momentOrEmpty,
  requiredText,
  ruled,
  text,
  wholeNumber,
} from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { codeFault } from '#contract/rules/sheet-code.ts';
import { ofAccount, paperPdf } from './account-papers.ts';

// The confirmation of debts for a sale of a unit (občanský zákoník, § 1186): what of the debts of the
// transferor passes to the acquirer, as whoever manages the house confirmed it.

/** Where a confirmation is verified. */
export const VERIFICATION_PATH = '/overeni';

/** Who asked for it: an acquirer gets it with the consent of the transferor alone. */
export const requester = z.enum(['transferor', 'acquirer']);
export type Requester = z.infer<typeof requester>;

const debt = z.object({
  name: z.string(),
  for_month: day.nullable(),
  due_on: day,
  amount: hellers,
  /** What of it is not paid. */
  left: hellers,
});

const interestOfClaim = z.object({
  name: z.string(),
  for_month: day.nullable(),
  due_on: day,
  /** What of the claim is not paid; nothing of what was paid late. */
  left: hellers,
  interest: hellers.nullable(),
});

/** What a confirmation says; as it was issued it stays. */
export const confirmationContent = z
  .object({
    unit_name: z.string(),
    unit_business_id: z.string(),
    unit_address: z.string(),
    space_number: z.string(),
    building_name: z.string(),
    place: z.string(),
    /** The transferor. */
    names: z.string(),
    as_of: day,
    /** Claims that are due and not paid, by kinds and due days. */
    debts: z.array(debt),
    kinds: z.array(z.object({ name: z.string(), left: hellers, since: day })),
    /** Money that was returned over what was paid: it is owed too, and belongs to no claim. */
    returned: hellers,
    debts_sum: hellers,
    /** Interest on late payment by claims, as arrears reckon it; null where the bank's rate is not known. */
    interest: z.array(interestOfClaim),
    /** Null where something of it is not known. */
    interest_sum: hellers.nullable(),
    /** The agreement on instalments that holds on the day; null where none does. */
    agreement: z
      .object({
        agreed_on: day,
        signed_on: day.nullable(),
        amount: hellers,
        paid: hellers,
        /** What of its instalments is late, and since when. */
        late: hellers,
        late_since: day.nullable(),
        last_due_on: day,
      })
      .nullable(),
    /** What is paid over all that is due. */
    overpaid: hellers,
    /** Claimed by months since the settlement that is still to come. */
    advances: z.array(z.object({ name: z.string(), months: z.int(), claimed: hellers })),
    advances_sum: hellers,
    /** The first year whose settlement is still to come. */
    unsettled_since: z.int(),
  })
  .meta({ id: 'ConfirmationContent' });
export type ConfirmationContent = z.infer<typeof confirmationContent>;

/** A confirmation that was issued. */
export const debtConfirmation = z
  .object({
    debt_confirmation_id: z.int(),
    unit_id: z.int(),
    ledger_account_id: z.int(),
    pasport_id: z.int(),
    /** 2026/7 */
    number: z.string(),
    as_of: day,
    space_number: z.string(),
    building_name: z.string(),
    names: z.string(),
    debts_sum: hellers,
    /** Interest on late payment; null where it was not known, or was not told yet. */
    interest_sum: hellers.nullable(),
    requester,
    requester_name: z.string(),
    consent_on: day.nullable(),
    consent_note: z.string(),
    issued: moment,
    issued_by: z.string(),
    revoked: momentOrEmpty,
    revoked_reason: z.string(),
    /** Of the one that was issued in its stead; empty where there is none. */
    replaced_by: z.string(),
  })
  .meta({ id: 'DebtConfirmation' });
export type DebtConfirmation = z.infer<typeof debtConfirmation>;

const year = wholeNumber(1990, 2200);
const digits = z
  .string()
  .regex(/^\d{4}$/, 'Zadejte rok')
  .transform(Number);

const ofUnit = z.object({ unit_id: id });

export const listConfirmations = endpoint({
  method: 'GET',
  path: '/v1/money/confirmations/{unit_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Vydaná potvrzení o dluzích při převodu, i zneplatněná, od nejnovějších',
  params: ofUnit,
  result: listOf(debtConfirmation),
});

export const previewConfirmation = endpoint({
  method: 'GET',
  path: '/v1/money/confirmation-preview/{unit_id}/{ledger_account_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Co by potvrzení o dluzích konta ke dni říkalo',
  timeoutMs: 10_000,
  params: ofAccount,
  query: z.object({ as_of: day, unsettled_since: z.union([year, digits.pipe(year)]) }),
  result: confirmationContent,
});

export const issueConfirmation = endpoint({
  method: 'POST',
  path: '/v1/money/confirmation/{unit_id}/{ledger_account_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Vydání potvrzení o dluzích (§ 1186 občanského zákoníku), případně místo chybného',
  creates: true,
  timeoutMs: 10_000,
  params: ofAccount,
  body: z.object({
    as_of: day,
    unsettled_since: year,
    requester,
    /** Of an acquirer; a transferor is whoever the account is of. */
    requester_name: text(150),
    /** When the transferor consented; of an acquirer. */
    consent_on: day.nullable(),
    /** How he did. */
    consent_note: text(200),
    /** The wrong one, which is revoked by it. */
    replaces_id: id.nullable(),
    /** Why; of a replaced one. */
    revoked_reason: text(300),
  }),
  result: debtConfirmation,
  refuses: ['confirmation-revoked', 'licence-expired'],
});

const ofConfirmation = z.object({ unit_id: id, id });

export const revokeConfirmation = endpoint({
  method: 'POST',
  path: '/v1/money/confirmation-revoke/{unit_id}/{id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Zneplatnění potvrzení o dluzích, které bylo chybné',
  params: ofConfirmation,
  body: z.object({ revoked_reason: requiredText(300, 3) }),
  result: debtConfirmation,
  refuses: ['confirmation-revoked'],
});

export const printConfirmation = endpoint({
  method: 'POST',
  path: '/v1/money/confirmation-pdf/{unit_id}/{id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Potvrzení o dluzích v PDF, jak bylo vydáno, s číslem a kontrolním kódem',
  reads: true,
  perMinute: 30,
  timeoutMs: 60_000,
  params: ofConfirmation,
  body: z.object({}),
  result: paperPdf,
});

/** A check code, however it was copied. */
export const checkCode = ruled(requiredText(40), codeFault).meta({ examples: ['K7PM-2XQD-94TR'] });

export const verifyConfirmation = endpoint({
  method: 'POST',
  path: '/v1/confirmation-check',
  access: 'public',
  summary: 'Ověření potvrzení o dluzích podle čísla a kontrolního kódu, bez osob',
  perMinute: 60,
  body: z.object({ number: requiredText(20), code: checkCode }),
  result: z
    .object({
      number: z.string(),
      unit_name: z.string(),
      space_number: z.string(),
      building_name: z.string(),
      as_of: day,
      debts_sum: hellers,
      /** Null where it was not known, or was not told yet. */
      interest_sum: hellers.nullable(),
      issued: moment,
      revoked: momentOrEmpty,
      replaced_by: z.string(),
    })
    .meta({ id: 'VerifiedConfirmation' }),
  refuses: ['confirmation-unknown', 'module-off'],
});
