import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id, moment, hellers } from '#contract/fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';
import { changeIndication, unitParams } from './settings.ts';

// Money is hellers, a period is RRRR-MM.

export const sipoPeriod = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Zadejte období RRRR-MM')
  .refine((value) => value >= '2000' && value < '2200', 'Zadejte období v letech 2000 až 2199');

export const sipoLine = z
  .object({
    sipo: z.string(),
    fee_code: z.string(),
    address_id: z.int().nullable(),
    payer_name: z.string(),
    document_text: z.string(),
    amount: hellers,
    former_amount: hellers.nullable(),
    change: z.enum(['new', 'changed', 'same', 'cancelled']),
    /** The change file has the line. */
    in_file: z.boolean(),
  })
  .meta({ id: 'SipoLine' });
export type SipoLine = z.infer<typeof sipoLine>;

export const sipoHandOver = z
  .object({
    sipo_hand_over_id: z.int(),
    unit_id: z.int(),
    period: z.string(),
    change_indication: changeIndication,
    change_file_name: z.string(),
    cover_file_name: z.string(),
    record_count: z.int(),
    total: hellers,
    new_count: z.int(),
    changed_count: z.int(),
    cancelled_count: z.int(),
    /** Files that the post answered with. */
    answer_count: z.int(),
    user_name: z.string(),
    created: moment,
  })
  .meta({ id: 'SipoHandOver' });
export type SipoHandOver = z.infer<typeof sipoHandOver>;

/** What the person has seen and chosen: of anything else there are no files, and no hand-over. */
const seen = {
  period: sipoPeriod,
  seal: z.string().max(100),
};
const sipoFiles = {
  change_file_name: z.string(),
  cover_file_name: z.string(),
  change_base64: z.string(),
  cover_base64: z.string(),
};
const handOversPath = '/v1/sipo/hand-overs/{unit_id}';
export const listSipoHandOvers = endpoint({
  method: 'GET',
  path: handOversPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Předání SIPO, nejnovější první',
  params: unitParams,
  result: listOf(sipoHandOver),
});
export const createSipoHandOver = endpoint({
  method: 'POST',
  path: handOversPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Označení období za předané; uloží řádky a soubory tak, jak byly viděny',
  creates: true,
  params: unitParams,
  body: z.object({
    ...seen,
    without_faulty: z.boolean().default(false),
  }),
  result: sipoHandOver,
  refuses: [
    'licence-expired',
    'sipo-changed',
    'sipo-faulty',
    'sipo-handed-over',
    'sipo-not-set',
    'sipo-nothing',
  ],
});
export const getSipoFiles = endpoint({
  method: 'GET',
  path: '/v1/sipo/files/{unit_id}',
  access: 'user',
  modules: ['sipo'],
  summary:
    'Oba soubory pro poštu před předáním, tak jak byly viděny; without_faulty=1 vynechá vadné',
  params: unitParams,
  query: z.object({ ...seen, without_faulty: z.enum(['0', '1']).default('0') }),
  result: z.object(sipoFiles),
  refuses: ['sipo-changed', 'sipo-faulty', 'sipo-handed-over', 'sipo-not-set', 'sipo-nothing'],
});
const handOverPath = '/v1/sipo/hand-over/{unit_id}/{sipo_hand_over_id}';
const handOverParams = z.object({ unit_id: id, sipo_hand_over_id: id });
export const getSipoHandOver = endpoint({
  method: 'GET',
  path: handOverPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Jedno předání s řádky a oběma soubory',
  params: handOverParams,
  result: sipoHandOver.extend({
    lines: z.array(sipoLine),
    change_base64: sipoFiles.change_base64,
    cover_base64: sipoFiles.cover_base64,
  }),
});
export const deleteSipoHandOver = endpoint({
  method: 'DELETE',
  path: handOverPath,
  access: 'user',
  modules: ['sipo'],
  summary: 'Vrácení posledního předání, na které pošta ještě neodpověděla',
  params: handOverParams,
  result: deleted,
  refuses: ['sipo-answered', 'sipo-not-last'],
});
