import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, requiredText } from '#contract/fields.ts';
import { meterKind } from './meter-words.ts';
import {
  selfAsking,
  selfReading,
  selfRound,
  selfRoundState,
  selfSheet,
  selfSpace,
} from './self-rounds.ts';

// What the manager does with self-reading; what people of the house do is in contract/self-readings.ts.

const ofUnit = z.object({ unit_id: id });
const ofRound = z.object({ unit_id: id, self_reading_round_id: id });
const path = '/v1/meters/self/{unit_id}';
const one = `${path}/{self_reading_round_id}`;
const shared = { access: 'user', modules: ['meters'] } as const;

export const listSelfRounds = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Samoodečty jednotky, nejnovější první',
  params: ofUnit,
  result: listOf(selfRound),
});

export const startSelfRound = endpoint({
  ...shared,
  method: 'POST',
  path,
  summary: 'Vyhlášení samoodečtu domu: každý prostor s měřidlem zvoleného druhu dostane svůj kód',
  creates: true,
  timeoutMs: 15_000,
  params: ofUnit,
  body: z.object({
    name: requiredText(90, 3),
    /** pasport_id of the house. */
    pasport_id: id,
    kinds: z.array(meterKind).min(1, 'Zvolte, co se odečítá').max(6),
    opens: day,
    closes: day,
  }),
  result: selfRound,
  refuses: ['licence-expired', 'self-reading-without-meters'],
});

export const readSelfRound = endpoint({
  ...shared,
  method: 'GET',
  path: one,
  summary: 'Jeden samoodečet s prostory: kdo byl vyzván a kolik stavů poslal',
  params: ofRound,
  result: z.object({ round: selfRound, spaces: z.array(selfSpace) }),
});

export const listSelfReadings = endpoint({
  ...shared,
  method: 'GET',
  path: `${one}/readings`,
  summary: 'Zaslané stavy samoodečtu, u čekajících i proč je nelze převzít',
  timeoutMs: 15_000,
  params: ofRound,
  result: listOf(selfReading),
});

export const changeSelfRound = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/term`,
  summary: 'Jiný poslední den samoodečtu',
  params: ofRound,
  body: z.object({ closes: day }),
  result: selfRound,
  refuses: ['asking-ended'],
});

export const endSelfRound = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/end`,
  summary: 'Uzavření, nebo zrušení samoodečtu; další stavy se nepřijímají',
  params: ofRound,
  body: z.object({ state: selfRoundState.extract(['closed', 'cancelled']) }),
  result: selfRound,
  refuses: ['asking-ended'],
});

export const printSelfSheets = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/sheets`,
  summary: 'Kódy a odkazy prostorů k vytištění; zapíše se, kdy byly vytištěny',
  timeoutMs: 15_000,
  params: ofRound,
  body: z.object({ of: z.enum(['all', 'without-email', 'unanswered']) }),
  result: listOf(selfSheet),
  refuses: ['asking-ended'],
});

export const askForSelfReading = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/ask`,
  summary:
    'Výzva e-mailem s odkazem prostoru těm, kdo ji nedostali, nebo připomenutí těm, kdo neodečetli všechno; nikomu dvakrát za den',
  timeoutMs: 15_000,
  params: ofRound,
  body: z.object({ kind: selfAsking.extract(['invitation', 'reminder']) }),
  result: z.object({ asked_count: z.int() }),
  refuses: ['asking-ended'],
});

export const revokeSelfLink = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/revoke`,
  summary: 'Zneplatnění odkazu a kódu prostoru, nebo vydání nových místo zneplatněných',
  params: ofRound,
  body: z.object({ pasport_id: id, revoked: z.boolean() }),
  result: z.object({ revoked: z.boolean() }),
  refuses: ['asking-ended'],
});

/** How many states one call decides about. */
export const SELF_READINGS_AT_ONCE = 2000;

const chosen = z.array(id).min(1).max(SELF_READINGS_AT_ONCE);

export const acceptSelfReadings = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/accept`,
  summary:
    'Převzetí zaslaných stavů mezi odečty; každý se posoudí zvlášť, co převzít nejde, zůstane čekat',
  creates: true,
  timeoutMs: 15_000,
  params: ofRound,
  body: z.object({
    self_reading_ids: chosen,
    /** Since the reading before, the counters of all of them have once begun anew. */
    overflowed: z.boolean().default(false),
  }),
  result: z.object({
    accepted_count: z.int(),
    /** Those that were not taken over. */
    left_count: z.int(),
  }),
  refuses: ['asking-ended', 'licence-expired'],
});

export const refuseSelfReadings = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/refuse`,
  summary: 'Odmítnutí čekajících stavů s důvodem; zůstanou doložené a poslat je lze znovu',
  params: ofRound,
  body: z.object({ self_reading_ids: chosen, reason: requiredText(200) }),
  result: z.object({ refused_count: z.int() }),
});

export const takeBackSelfReadings = endpoint({
  ...shared,
  method: 'POST',
  path: `${one}/take-back`,
  summary: 'Vrácení převzatých stavů mezi čekající; jejich odečty se smažou, všechny, nebo žádný',
  timeoutMs: 15_000,
  params: ofRound,
  body: z.object({ self_reading_ids: chosen }),
  result: z.object({ returned_count: z.int() }),
});

export const getSelfPhoto = endpoint({
  ...shared,
  method: 'GET',
  path: '/v1/meters/self-photo/{unit_id}/{id}',
  summary: 'Fotka zaslaná se stavem, který ještě nebyl převzat',
  timeoutMs: 30_000,
  params: z.object({ unit_id: id, id }),
  result: z.object({
    file_name: z.string(),
    content_type: z.literal('image/jpeg'),
    content_base64: z.string(),
  }),
});
