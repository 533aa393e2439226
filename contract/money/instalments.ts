import { z } from 'zod';
import { MOST_ATTACHED_BODY_BYTES, savedFile, sentFile } from '#contract/attached-files.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import {
  day,
  hellers,
  id,
  longText,
  moment,
  requiredLongText,
  text,
  version,
} from '#contract/fields.ts';
import { asOf, deleted } from '#contract/pasports/pasport.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { ledgerAmount } from './claims.ts';

// Agreements on instalments of a debt. How an agreement stands follows from what was paid.

/**
 * Kept so far; an instalment is late; all is paid; the whole debt was called in; cancelled. The last two were
 * said by a person, the others follow from the ledger.
 */
export const agreementState = z.enum(['kept', 'breached', 'fulfilled', 'called', 'cancelled']);
export type AgreementState = z.infer<typeof agreementState>;

const instalment = z.object({
  place: z.int(),
  due_on: day,
  amount: hellers,
  paid: hellers,
  /** When the whole of it was paid; null where it is not. */
  paid_on: day.nullable(),
  /** By how many days it was paid late, or is late so far. */
  late_days: z.int(),
});
export type Instalment = z.infer<typeof instalment>;

const agreedClaim = z.object({
  ledger_claim_id: z.int(),
  name: z.string(),
  for_month: day.nullable(),
  due_on: day,
  /** What was not paid of it on the day of the agreement. */
  amount: hellers,
});

/** A file of an agreement: most often its signed paper. */
export const agreementFile = z
  .object({
    file_id: z.int(),
    file_name: z.string(),
    content_type: attachedFileType,
    size_bytes: z.int(),
    created: moment,
  })
  .meta({ id: 'AgreementFile' });
export type AgreementFile = z.infer<typeof agreementFile>;

/** An agreement as it stands at the end of a day; of an ended one of the day on which it ended. */
export const agreement = z
  .object({
    instalment_agreement_id: z.int(),
    unit_id: z.int(),
    ledger_account_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    names: z.string(),
    agreed_on: day,
    state: agreementState,
    amount: hellers,
    paid: hellers,
    /** What of the instalments is late, and the first day of the delay. */
    late: hellers,
    late_since: day.nullable(),
    instalments: z.array(instalment),
    claims: z.array(agreedClaim),
    /** The debtor acknowledges the debt (občanský zákoník, § 2053). */
    acknowledges: z.boolean(),
    /** A missed instalment lets the whole debt be called in (§ 1931). */
    calls_whole: z.boolean(),
    note: z.string(),
    /** When it was signed, and by whom; null where nobody has said so. */
    signed_on: day.nullable(),
    signed_by: z.string(),
    files: z.array(agreementFile),
    ended_on: day.nullable(),
    end_reason: z.string(),
    ended_by: z.string(),
    made_by: z.string(),
    created: moment,
    version: z.int(),
  })
  .meta({ id: 'InstalmentAgreement' });
export type Agreement = z.infer<typeof agreement>;

const path = '/v1/money/arrears/{unit_id}/instalments';
const ofUnit = z.object({ unit_id: id });
const ofAgreement = z.object({ unit_id: id, instalment_agreement_id: id });

export const listAgreements = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['arrears'],
  summary: 'Dohody o splátkách jednotky nebo jednoho konta ke dni: co je zaplaceno a co po termínu',
  timeoutMs: 10_000,
  params: ofUnit,
  query: asOf.extend({ ledger_account_id: id.optional() }),
  result: listOf(agreement),
});

/** So many instalments an agreement has at most: ten years by months. */
export const MOST_INSTALMENTS = 120;

/** An instalment as it is agreed. */
export const agreedInstalment = z.object({ due_on: day, amount: ledgerAmount });

/** Instalments one after the other. */
export const agreedInstalments = z
  .array(agreedInstalment)
  .min(1, 'Rozdělte dluh aspoň na jednu splátku')
  .max(MOST_INSTALMENTS)
  .superRefine((rows, context) => {
    for (const [at, { due_on }] of rows.entries())
      if (at > 0 && due_on <= (rows[at - 1]?.due_on ?? ''))
        context.addIssue({
          code: 'custom',
          path: [at, 'due_on'],
          message: 'Splátka musí být splatná po té předchozí',
        });
  });

export const createAgreement = endpoint({
  method: 'POST',
  path: '/v1/money/arrears/{unit_id}/account/{ledger_account_id}/instalments',
  access: 'user',
  modules: ['arrears'],
  summary:
    'Dohoda o splátkách zvolených předpisů po splatnosti; splátky dají dohromady přesně dohodnutý dluh',
  creates: true,
  params: z.object({ unit_id: id, ledger_account_id: id }),
  body: z.object({
    agreed_on: day,
    claims: z.array(id).min(1, 'Zvolte aspoň jeden předpis').max(1000),
    instalments: agreedInstalments,
    acknowledges: z.boolean(),
    calls_whole: z.boolean(),
    note: longText(2000),
  }),
  result: agreement,
  refuses: ['licence-expired', 'instalments-living'],
});

export const endAgreement = endpoint({
  method: 'POST',
  path: `${path}/{instalment_agreement_id}/end`,
  access: 'user',
  modules: ['arrears'],
  summary: 'Zrušení dohody o splátkách, nebo zesplatnění celého dluhu při zmeškané splátce',
  params: ofAgreement,
  body: z.object({
    version,
    way: z.enum(['cancelled', 'called']),
    reason: requiredLongText(500, 3),
  }),
  result: agreement,
  refuses: ['licence-expired', 'instalments-ended', 'instalments-kept', 'instalments-not-callable'],
});

export const signAgreement = endpoint({
  method: 'POST',
  path: `${path}/{instalment_agreement_id}/signature`,
  access: 'user',
  modules: ['arrears'],
  summary: 'Kdy a kým byla dohoda o splátkách podepsaná; bez dne se zápis podpisu bere zpět',
  params: ofAgreement,
  body: z.object({ version, signed_on: day.nullable(), signed_by: text(300) }),
  result: agreement,
  refuses: ['licence-expired'],
});

export const uploadAgreementFile = endpoint({
  method: 'POST',
  path: `${path}/{instalment_agreement_id}/files`,
  access: 'user',
  modules: ['arrears'],
  summary:
    'Přiložení souboru k dohodě o splátkách, třeba podepsané listiny: PDF, PNG nebo JPEG do 10 MB',
  creates: true,
  perMinute: 60,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 30_000,
  params: ofAgreement,
  body: sentFile,
  result: agreementFile,
  refuses: ['files-limit-reached', 'licence-expired'],
});

const filePath = '/v1/money/arrears/{unit_id}/instalment-file/{id}';
const ofFile = z.object({ unit_id: id, id });

export const getAgreementFile = endpoint({
  method: 'GET',
  path: filePath,
  access: 'user',
  modules: ['arrears'],
  summary: 'Soubor dohody o splátkách k uložení',
  timeoutMs: 30_000,
  params: ofFile,
  result: savedFile(attachedFileType),
});

export const deleteAgreementFile = endpoint({
  method: 'DELETE',
  path: filePath,
  access: 'user',
  modules: ['arrears'],
  summary: 'Smazání souboru dohody o splátkách',
  params: ofFile,
  result: deleted,
});

export const printAgreement = endpoint({
  method: 'POST',
  path: `${path}/{instalment_agreement_id}/pdf`,
  access: 'user',
  modules: ['arrears'],
  reads: true,
  perMinute: 30,
  timeoutMs: 60_000,
  summary: 'Dohoda o splátkách v PDF k podpisu, případně s uznáním dluhu',
  params: ofAgreement,
  body: z.object({}),
  result: z
    .object({
      file_name: z.string(),
      content_type: z.literal('application/pdf'),
      content_base64: z.string(),
    })
    .meta({ id: 'InstalmentPdf' }),
});
