import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  day,
  id,
  longText,
  moment,
  momentOrEmpty,
  text,
  version,
  wholeNumber,
} from '#contract/fields.ts';
import { infoPdf } from '#contract/metering/month-info-pdf.ts';
import { deleted } from '#contract/pasports/pasport.ts';
import { missedAccess } from './missed-access.ts';
import { noticeChannel, noticeState } from './notice-words.ts';
import { visitState } from './visit-words.ts';

// Who was told of a visit, when and how, and what it proves.

/** So many visits are told of at once. */
const MOST_VISITS = 2000;

/** The day and between which minutes of it somebody comes, as it was said. */
const offered = {
  day: z.iso.date(),
  from_minute: z.int(),
  to_minute: z.int(),
};

/** People are told of so many minutes at least in which somebody comes. */
export const LEAST_WITHIN = 60;
/** A time of arrival is told by half hours. */
const STEP = 30;
const END = 1440;

/** Between which minutes of its day people are told that the visit comes: from the half hour before it. */
export function offeredWindow(from_minute: number, within: number) {
  const from = Math.floor(from_minute / STEP) * STEP;
  return { from_minute: from, to_minute: Math.min(END, from + within) };
}

/** A notice as it was given. */
export const visitNotice = z
  .object({
    visit_notice_id: z.int(),
    unit_id: z.int(),
    visit_id: z.int(),
    pasport_id: z.int(),
    channel: noticeChannel,
    addressee: z.string(),
    /** The mail address; empty of other ways. */
    recipient: z.string(),
    ...offered,
    /** When it was sent, posted, handed over or hung. */
    told_on: z.iso.date(),
    /** When it demonstrably came; null where nothing proves it. */
    delivered_on: z.iso.date().nullable(),
    note: z.string(),
    subject: z.string(),
    body: z.string(),
    state: noticeState,
    /** What the mail server said to it. */
    fault: z.string(),
    /** When the mail server took it over, or it was given up. */
    settled: momentOrEmpty,
    made: moment,
    /** Who sent it or wrote it down. */
    made_by: z.string(),
    version: z.int(),
  })
  .meta({ id: 'VisitNotice' });
export type VisitNotice = z.infer<typeof visitNotice>;

const ofUnit = z.object({ unit_id: id });
const ofRound = z.object({ unit_id: id, round_id: id });
const visit_ids = z
  .array(id)
  .min(1, 'Vyberte aspoň jednu návštěvu')
  .max(MOST_VISITS, `Návštěv nejvýše ${MOST_VISITS}`)
  .transform((all) => [...new Set(all)]);
const within = wholeNumber(LEAST_WITHIN, 600);

/**
 * What happens to somebody of a visit: a mail goes, he has no address, he was told of this time already, nobody
 * is known there, the visit has no time yet, or it is over.
 */
export const noticeVerdict = z.enum(['send', 'no-email', 'done', 'nobody', 'no-time', 'past']);
export type NoticeVerdict = z.infer<typeof noticeVerdict>;

/** Somebody of the place of a visit; a place where nobody is known has one row without an address. */
export const noticeRecipient = z
  .object({
    visit_id: z.int(),
    pasport_id: z.int(),
    building_name: z.string(),
    space_number: z.string(),
    day: z.iso.date().nullable(),
    from_minute: z.int().nullable(),
    to_minute: z.int().nullable(),
    address_id: z.int().nullable(),
    full_name: z.string(),
    /** A tenant and an owner of the space at once is told as a tenant. */
    role: z.enum(['tenant', 'owner']).nullable(),
    email: z.string(),
    verdict: noticeVerdict,
  })
  .meta({ id: 'NoticeRecipient' });
export type NoticeRecipient = z.infer<typeof noticeRecipient>;

const mailed = z.object({
  visit_ids,
  within,
  /** What people are asked to prepare, and whom to ask; empty says nothing of it. */
  prepare: longText(1000).default(''),
  contact: text(200).default(''),
});

const mailPath = '/v1/fieldwork/round/{unit_id}/{round_id}/notices';

export const previewVisitNotices = endpoint({
  method: 'POST',
  path: `${mailPath}/preview`,
  access: 'user',
  modules: ['visits'],
  reads: true,
  timeoutMs: 10_000,
  summary:
    'Komu by odešlo oznámení vybraných návštěv e-mailem, kdo e-mail nemá a kdo už o termínu ví; nic se neodešle',
  params: ofRound,
  body: mailed,
  result: z.object({
    values: z.array(noticeRecipient),
    /** What the first of them would read; null where nobody would. */
    letter: z.object({ subject: z.string(), body: z.string() }).nullable(),
  }),
});

export const mailVisitNotices = endpoint({
  method: 'POST',
  path: `${mailPath}/mail`,
  access: 'user',
  modules: ['visits'],
  summary:
    'Oznámení vybraných návštěv e-mailem úlohou na pozadí; o témž termínu nikdo nedostane dvě, odmítnuté se zkusí znovu',
  params: ofRound,
  body: mailed,
  result: z.object({ task_id: z.int() }),
  refuses: ['licence-expired'],
});

const delivery = {
  delivered_on: day.nullable().default(null),
  note: longText(1000).default(''),
};

export const recordVisitNotices = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/notices/{unit_id}',
  access: 'user',
  modules: ['visits', 'calendar'],
  summary:
    'Zápis oznámení jedné nebo více návštěv: jak, kdy, komu a co doručení dokládá; opíše se termín, jak teď platí',
  creates: true,
  params: ofUnit,
  body: z.object({
    visit_ids,
    channel: noticeChannel,
    told_on: day,
    within,
    /** Empty of others than posters: the contact of each place. */
    addressee: text(500).default(''),
    ...delivery,
  }),
  result: z.object({ recorded: z.int() }),
  refuses: ['visit-without-time', 'licence-expired'],
});

const ofNotice = z.object({ unit_id: id, visit_notice_id: id });
const noticePath = '/v1/fieldwork/notice/{unit_id}/{visit_notice_id}';

export const saveVisitNotice = endpoint({
  method: 'PUT',
  path: noticePath,
  access: 'user',
  modules: ['visits', 'calendar'],
  summary: 'Kdy bylo oznámení prokazatelně doručeno, a poznámka k tomu',
  params: ofNotice,
  body: z.object({ ...delivery, version }),
  result: visitNotice,
});

export const deleteVisitNotice = endpoint({
  method: 'DELETE',
  path: noticePath,
  access: 'user',
  modules: ['visits', 'calendar'],
  summary: 'Smazání oznámení, které se zapsalo omylem; co odešlo z portálu, smazat nelze',
  params: ofNotice,
  result: deleted,
  refuses: ['notice-mailed'],
});

/** A visit of a place with everything that was said of it. */
export const toldVisit = z
  .object({
    visit_id: z.int(),
    round_name: z.string(),
    work_name: z.string(),
    crew_name: z.string(),
    attempt: z.int(),
    state: visitState,
    day: z.iso.date().nullable(),
    from_minute: z.int().nullable(),
    minutes: z.int(),
    note: z.string(),
    /** When and by whom it was told how it ended. */
    ended: momentOrEmpty,
    ended_by: z.string(),
    notices: z.array(visitNotice),
  })
  .meta({ id: 'ToldVisit' });
export type ToldVisit = z.infer<typeof toldVisit>;

/** How access to a place was asked for, and how it came out. */
export const placeAccess = z
  .object({
    unit_id: z.int(),
    unit_name: z.string(),
    pasport_id: z.int(),
    building_name: z.string(),
    space_number: z.string(),
    missed: missedAccess,
    /** Oldest first. */
    visits: z.array(toldVisit),
  })
  .meta({ id: 'PlaceAccess' });
export type PlaceAccess = z.infer<typeof placeAccess>;

const ofPlace = z.object({ unit_id: id, pasport_id: id });
const placePath = '/v1/fieldwork/place-access/{unit_id}/{pasport_id}';

export const readPlaceAccess = endpoint({
  method: 'GET',
  path: placePath,
  access: 'user',
  modules: ['visits', 'calendar', 'billing-rules'],
  summary:
    'Návštěvy místa s oznámeními: kdo a kdy se o kterém termínu dozvěděl, jak návštěva dopadla, a kolikrát po sobě nikdo neotevřel',
  params: ofPlace,
  result: placeAccess,
});

export const printPlaceAccess = endpoint({
  method: 'POST',
  path: `${placePath}/pdf`,
  access: 'user',
  modules: ['visits', 'calendar', 'billing-rules'],
  reads: true,
  perMinute: 30,
  timeoutMs: 60_000,
  summary: 'Doklad o oznamování a přístupu k místu v PDF',
  params: ofPlace,
  result: infoPdf,
});
