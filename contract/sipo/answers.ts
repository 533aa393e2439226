import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, moment, text, ifGiven, hellers } from '#contract/fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';
import { unitParams } from './settings.ts';

/** The largest file: 1 MB, some twenty thousand payments; sent as base64. */
export const MOST_ANSWER_BYTES = 1024 * 1024;

export const sipoAnswer = z
  .object({
    sipo_answer_id: z.int(),
    unit_id: z.int(),
    sipo_hand_over_id: z.int(),
    /** paid: payments (ZA); refused: records with errors (ZZ). */
    kind: z.enum(['paid', 'refused']),
    period: z.string(),
    file_name: z.string(),
    row_count: z.int(),
    total: hellers,
    user_name: z.string(),
    created: moment,
  })
  .meta({ id: 'SipoAnswer' });
export type SipoAnswer = z.infer<typeof sipoAnswer>;

/** One payer by an answer: paid as prescribed, otherwise, not at all, or one that was not handed over. */
export const sipoAnswerRow = z
  .object({
    sipo: z.string(),
    address_id: z.int().nullable(),
    payer_name: z.string(),
    prescribed: hellers.nullable(),
    paid: hellers.nullable(),
    paid_on: z.iso.date().nullable(),
    codes: z.string(),
    state: z.enum(['paid', 'different', 'unpaid', 'unknown', 'refused']),
  })
  .meta({ id: 'SipoAnswerRow' });
export type SipoAnswerRow = z.infer<typeof sipoAnswerRow>;

const answersPath = '/v1/sipo/answers/{unit_id}';
export const listSipoAnswers = endpoint({
  method: 'GET',
  path: answersPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Soubory od pošty, nejnovější první',
  params: unitParams,
  result: listOf(sipoAnswer),
});
export const uploadSipoAnswer = endpoint({
  method: 'POST',
  path: answersPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Načtení souboru zaplacených plateb (ZA) nebo chybných záznamů (ZZ), celého, nebo vůbec',
  creates: true,
  perMinute: 20,
  maxBodyBytes: 2 * 1024 * 1024,
  params: unitParams,
  body: z.object({
    file_name: text(200).min(1, 'Toto pole je povinné'),
    content_base64: z
      .base64(ifGiven('Soubor se nepodařilo přečíst'))
      .max(Math.ceil(MOST_ANSWER_BYTES / 3) * 4, 'Soubor je větší než 1 MB'),
  }),
  result: sipoAnswer,
  refuses: ['licence-expired', 'sipo-file', 'sipo-file-known'],
});
const answerPath = '/v1/sipo/answer/{unit_id}/{sipo_answer_id}';
const answerParams = z.object({ unit_id: id, sipo_answer_id: id });
export const getSipoAnswer = endpoint({
  method: 'GET',
  path: answerPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Odpověď pošty proti předání: zaplaceno, jinak, nezaplaceno, odmítnuto',
  params: answerParams,
  result: sipoAnswer.extend({ rows: z.array(sipoAnswerRow) }),
});
export const deleteSipoAnswer = endpoint({
  method: 'DELETE',
  path: answerPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Odebrání načteného souboru pošty',
  params: answerParams,
  result: deleted,
  refuses: ['sipo-booked'],
});
