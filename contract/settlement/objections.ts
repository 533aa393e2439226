import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, longText, requiredLongText, requiredText } from '#contract/fields.ts';
import { ruledBy } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';

const modules = ['settlements'] as const;

/** How an objection stands. */
export const objectionState = z.enum(['open', 'accepted', 'refused', 'withdrawn']);
export type ObjectionState = z.infer<typeof objectionState>;

/** In which states an answer leaves it. */
export const objectionAnswer = objectionState.exclude(['open']);
export type ObjectionAnswer = z.infer<typeof objectionAnswer>;

/** Written by the link, or by hand where it came on paper. */
export const objectionOrigin = z.enum(['link', 'hand']);

/** So long a text of an objection, and of an answer, may be. */
export const LONGEST_OBJECTION = 4000;
/** So many objections of one recipient may wait for an answer. */
export const MOST_OBJECTIONS = 20;

const objected = {
  settlement_objection_id: z.int(),
  /** The service of the line; null of the whole statement. */
  service_id: z.int().nullable(),
  service_name: z.string(),
  content: z.string(),
  received_on: day,
  /** By when it is to be answered (zákon č. 67/2013 Sb., § 8); null while the law's term is not known. */
  answer_until: day.nullable(),
  state: objectionState,
  answer: z.string(),
  answered_on: day.nullable(),
  /** When the correction that has put it right was issued; null before that. */
  corrected_on: day.nullable(),
};

/** An objection as its recipient reads it. */
export const openedObjection = z.object(objected);
export type OpenedObjection = z.infer<typeof openedObjection>;

/** What the link tells of objections. */
export const openedObjections = z
  .object({
    /** The last day on which one may be made; null before the statement is delivered. */
    until: day.nullable(),
    /** Whether one may be made today. */
    is_open: z.boolean(),
    values: z.array(openedObjection),
  })
  .meta({ id: 'OpenedObjections' });
export type OpenedObjections = z.infer<typeof openedObjections>;

/** An objection as the manager reads it. */
export const settlementObjection = z
  .object({
    ...objected,
    unit_id: z.int(),
    settlement_id: z.int(),
    settlement_statement_id: z.int(),
    /** Who is answered: his objections to all issues are one delay. */
    address_id: z.int(),
    recipient_key: z.string(),
    /** Of which issue the statement is. */
    number: z.int(),
    space_name: z.string(),
    building_name: z.string(),
    names: z.string(),
    origin: objectionOrigin,
    answered_by: z.string(),
    /** Where an answer would be mailed to today; empty where it is not recorded. */
    email: z.string(),
    mailed_to: z.string(),
    version: z.int(),
  })
  .meta({ id: 'SettlementObjection' });
export type SettlementObjection = z.infer<typeof settlementObjection>;

const ofSettlement = z.object({ unit_id: id, settlement_id: id });
const path = '/v1/settlement/objections/{unit_id}/{settlement_id}';

export const listObjections = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary:
    'Námitky k vydaným vyúčtováním: nejdřív ty, které čekají na vyřízení, od nejbližší lhůty',
  params: ofSettlement,
  result: listOf(settlementObjection),
});

const written = { service_id: id.nullable(), content: requiredLongText(LONGEST_OBJECTION) };

export const addObjection = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  summary: 'Zapíše námitku, která přišla jinak než odkazem',
  creates: true,
  params: ofSettlement,
  body: z.object({ settlement_statement_id: id, ...written, received_on: day }),
  result: settlementObjection,
  refuses: ['licence-expired', 'objections-full'],
});

const answerRules = [
  at<{ state: ObjectionAnswer; answer: string }>('answer', ({ state, answer }) =>
    state === 'refused' && answer.trim() === '' ? 'Napište, proč námitce nevyhovujete' : null,
  ),
];

export const answerObjection = endpoint({
  method: 'POST',
  path: '/v1/settlement/objection/{unit_id}/{id}/answer',
  access: 'user',
  modules,
  summary: 'Vyřídí námitku: přijme ji, odmítne s důvodem, nebo zapíše, že ji příjemce vzal zpět',
  params: z.object({ unit_id: id, id }),
  body: ruledBy(
    z.object({ state: objectionAnswer, answer: longText(LONGEST_OBJECTION) }),
    answerRules,
  ),
  result: settlementObjection,
  refuses: ['objection-answered'],
});

export const writeObjection = endpoint({
  method: 'POST',
  path: '/v1/statement-link/objection',
  access: 'public',
  summary: 'Námitka k vyúčtování podle odkazu, bez přihlášení; stejný text podruhé nic nepřidá',
  // Written by a person; what is sent twice is told once.
  perMinute: 30,
  timeoutMs: 10_000,
  body: z.object({ secret: requiredText(100), ...written }),
  result: openedObjections,
  refuses: ['statement-link-unknown', 'module-off', 'objection-late', 'objections-full'],
});
