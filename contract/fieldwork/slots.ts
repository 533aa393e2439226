import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, id, momentOrEmpty, requiredText, text } from '#contract/fields.ts';
import { paperPdf } from '#contract/money/account-papers.ts';
import { ruledBy } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import { clockMinute } from './clock.ts';
import { MOST_NOTE, slotAnswer } from './slot-words.ts';
import { visitState } from './visit-words.ts';

// Times of visits that people of a flat choose themselves, by a link of their own; posters and slips that lead there.

const modules = ['visits'] as const;
const ofRound = z.object({ unit_id: id, round_id: id });
const path = '/v1/fieldwork/round/{unit_id}/{round_id}';

export const printPoster = endpoint({
  method: 'POST',
  path: `${path}/poster`,
  access: 'user',
  modules,
  summary:
    'Plakát do domu v PDF: kdy se kam přijde, bez jmen, a QR kód, kterým si obyvatelé vyberou jiný čas',
  perMinute: 30,
  timeoutMs: 60_000,
  params: ofRound,
  body: z.object({ building_id: id }),
  result: paperPdf,
  refuses: ['round-without-times', 'overloaded'],
});

export const printSlips = endpoint({
  method: 'POST',
  path: `${path}/slips`,
  access: 'user',
  modules,
  summary: 'Lístky do schránek domu v PDF: termín bytu, jeho QR kód a kód k opsání; tři na stránce',
  perMinute: 30,
  timeoutMs: 60_000,
  params: ofRound,
  body: z.object({ building_id: id }),
  result: paperPdf,
  refuses: ['round-without-times', 'overloaded'],
});

export const revokeSlotLinks = endpoint({
  method: 'POST',
  path: `${path}/revoke-links`,
  access: 'user',
  modules,
  summary:
    'Zruší odkazy, kódy a plakáty obchůzky; vytištěné lístky přestanou platit a při dalším tisku vzniknou nové',
  params: ofRound,
  body: z.object({}),
  result: z.object({ revoked: z.int() }),
});

// Behind the link -------------------------------------------------------------------------------------
/** Whether the time may be changed: it may, it is late, the visit is over, the round is closed. */
export const slotStanding = z.enum(['open', 'late', 'ended', 'closed']);
export type SlotStanding = z.infer<typeof slotStanding>;

/** Who comes and what for; of people of the house nobody. */
const comes = {
  /** The manager, with what the client has told of itself; empty where it has not. */
  client_name: z.string(),
  client_email: z.string(),
  client_phone: z.string(),
  unit_name: z.string(),
  round_name: z.string(),
  work_name: z.string(),
  building_name: z.string(),
  /** The street and the town; empty where they are not known. */
  place: z.string(),
};

/** A visit as people of its flat see it. */
export const openedSlot = z
  .object({
    ...comes,
    /** Empty of what the house has in common. */
    space_number: z.string(),
    state: visitState,
    day: day.nullable(),
    from_minute: z.int().nullable(),
    /** The end of the window in which somebody comes. */
    to_minute: z.int().nullable(),
    standing: slotStanding,
    /** Free times of the crews of the round, by days. */
    slots: z.array(z.object({ day, from_minute: z.int(), to_minute: z.int() })),
    /** What was said last, and whether it is about the time as it stands. */
    answer: slotAnswer.nullable(),
    answered: momentOrEmpty,
    answer_stands: z.boolean(),
    note: z.string(),
    expires: day,
  })
  .meta({ id: 'OpenedSlot' });
export type OpenedSlot = z.infer<typeof openedSlot>;

const secret = { secret: requiredText(100) };
const REFUSED = ['visit-link-unknown', 'module-off'] as const;
/** Calls of one address within a minute: neighbours behind one router, not somebody who guesses. */
const A_MINUTE = 60;

export const openVisitLink = endpoint({
  method: 'POST',
  path: '/v1/visit-link/open',
  access: 'public',
  summary:
    'Termín návštěvy bytu podle odkazu nebo kódu z lístku, bez přihlášení: kdo přijde, kdy a jaké časy jsou volné',
  perMinute: A_MINUTE,
  timeoutMs: 15_000,
  body: z.object(secret),
  result: openedSlot,
  refuses: REFUSED,
});

const said = {
  answer: slotAnswer,
  /** The time that is confirmed or chosen; null where none suits. */
  day: day.nullable(),
  from_minute: clockMinute.nullable(),
  note: text(MOST_NOTE),
};
const saidRules = [
  at<{ answer: string; note: string }>('note', ({ answer, note }) =>
    answer === 'unsuited' && note.trim() === '' ? 'Napište, kdy by se vám návštěva hodila' : null,
  ),
  at<{ answer: string; day: string | null }>('day', ({ answer, day: told }) =>
    answer !== 'unsuited' && told === null ? 'Vyberte termín' : null,
  ),
  at<{ answer: string; from_minute: number | null }>('from_minute', ({ answer, from_minute }) =>
    answer !== 'unsuited' && from_minute === null ? 'Vyberte termín' : null,
  ),
];

export const answerVisit = endpoint({
  method: 'POST',
  path: '/v1/visit-link/answer',
  access: 'public',
  summary:
    'Obyvatel potvrdí termín návštěvy, vybere jiný volný, nebo napíše, že mu žádný nevyhovuje',
  perMinute: A_MINUTE,
  timeoutMs: 15_000,
  body: ruledBy(z.object({ ...secret, ...said }), saidRules),
  result: openedSlot,
  refuses: [...REFUSED, 'slot-taken', 'slot-moved', 'slot-closed', 'too-many-requests'],
});

/** The house of a poster, before anybody says which flat is his. */
export const openedPoster = z.object({ ...comes, expires: day }).meta({ id: 'OpenedPoster' });
export type OpenedPoster = z.infer<typeof openedPoster>;

export const openPoster = endpoint({
  method: 'POST',
  path: '/v1/visit-poster/open',
  access: 'public',
  summary: 'Dům podle QR kódu z plakátu, bez přihlášení: kdo přijde a k čemu',
  perMinute: A_MINUTE,
  body: z.object(secret),
  result: openedPoster,
  refuses: REFUSED,
});

export const proveFlat = endpoint({
  method: 'POST',
  path: '/v1/visit-poster/prove',
  access: 'public',
  summary:
    'Z plakátu k termínu bytu: číslo bytu a poslední čtyři znaky výrobního čísla některého jeho měřidla, nebo kód z lístku',
  perMinute: A_MINUTE,
  body: z.object({ ...secret, space_number: requiredText(20), proof: requiredText(40) }),
  /** The secret of the link of the visit. */
  result: z.object({ secret: z.string() }),
  refuses: [...REFUSED, 'visit-proof-wrong', 'too-many-requests'],
});
