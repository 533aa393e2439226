import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  day,
  givenMoment,
  id,
  longText,
  moment,
  requiredText,
  text,
  version,
  wholeNumber,
} from '#contract/fields.ts';
import { readingStatus } from '#contract/metering/meter-words.ts';
import { sentPhoto, withPhotos } from '#contract/metering/photos.ts';
import { stateNumber } from '#contract/metering/reading-cells.ts';
import { revisionResult } from '#contract/report-record.ts';
import {
  findingOutcome,
  missingNeed,
  photoOf,
  resultConflict,
  resultOutcome,
  signatureStanding,
  toldState,
} from './result-words.ts';

// What a crew brings back from a visit. A result is sent once or many times, by a telephone without a
// connection hours later: its key makes it one. It is kept whatever becomes of it.

/** So many findings one result has at most. */
export const MOST_FINDINGS = 100;
/** And so many photos. */
export const MOST_VISIT_PHOTOS = 30;

/** The key that the sending device has made for a result or a photo. */
export const resultKey = z.uuid();

const newDevice = {
  serial_number: requiredText(50),
  start_state: stateNumber,
  verified_year: wholeNumber(1950, 2199).nullable().default(null),
  seal: text(50).default(''),
};

/** What was found or done at one measuring place or inspected device. */
export const finding = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('reading'),
    measuring_place_id: id,
    /** The device that the person saw there: another one standing now is a conflict. */
    meter_id: id,
    state: stateNumber,
    status: readingStatus.exclude(['no-access']).default('ok'),
    /** The counter has begun anew since the state before. */
    overflowed: z.boolean().default(false),
    seal: text(50).default(''),
    note: longText(1000).default(''),
  }),
  z.object({
    kind: z.literal('exchange'),
    measuring_place_id: id,
    meter_id: id,
    end_state: stateNumber,
    overflowed: z.boolean().default(false),
    removal_reason: text(200).default(''),
    ...newDevice,
  }),
  z.object({ kind: z.literal('mounting'), measuring_place_id: id, ...newDevice }),
  z.object({
    kind: z.literal('revision'),
    revision_id: id,
    result: revisionResult,
    faults: z
      .array(z.object({ fault: longText(2000), repair_by: day.nullable().default(null) }))
      .max(50)
      .default([]),
    report_number: text(50).default(''),
    technician: text(150).default(''),
  }),
]);
export type Finding = z.output<typeof finding>;

/** A finding with what became of it, and what it wrote. */
export const visitFinding = z
  .object({
    visit_finding_id: z.int(),
    told: finding,
    outcome: findingOutcome,
    /** Why it was refused, at which field; empty otherwise. */
    field: z.string(),
    message: z.string(),
    /** What it wrote; null where it wrote none or that was deleted since. */
    meter_id: z.int().nullable(),
    meter_reading_id: z.int().nullable(),
    revision_report_id: z.int().nullable(),
  })
  .meta({ id: 'VisitFinding' });
export type VisitFinding = z.infer<typeof visitFinding>;

/** A line of the checklist of the work, as the crew answered it. */
export const answeredCheck = z
  .object({ text: text(200), is_done: z.boolean() })
  .meta({ id: 'VisitCheck' });

/** What came back from a visit. */
export const visitResult = z
  .object({
    visit_result_id: z.int(),
    visit_id: z.int(),
    unit_id: z.int(),
    key: z.string(),
    state: toldState,
    /** When it was told at the place, by the device's clock put right by its difference from the portal's. */
    told_at: moment,
    /** When it came to the portal. */
    came: moment,
    /** Who told it; empty where that user is no more. */
    told_by: z.string(),
    note: z.string(),
    checks: z.array(answeredCheck),
    signed_by: z.string(),
    /** Why nobody signed; empty where somebody did, or nothing was said of it. */
    unsigned_reason: z.string(),
    signature: signatureStanding,
    findings: z.array(visitFinding),
    photos: z.array(
      z.object({
        visit_photo_id: z.int(),
        of: photoOf,
        /** Of a photo of a meter. */
        measuring_place_id: z.int().nullable(),
        /** Where it was taken; null where the work did not ask for it or the photo did not tell. */
        position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      }),
    ),
    /** The work asks for places of photos. */
    keeps_position: z.boolean(),
    outcome: resultOutcome,
    conflict: resultConflict.nullable(),
    /** What the work requires and the result has not brought; photos come by themselves and are not judged. */
    missing: z.array(missingNeed),
    /** What the office noted when it solved it. */
    solved_note: z.string(),
    version: z.int(),
  })
  .meta({ id: 'VisitResult' });
export type VisitResult = z.infer<typeof visitResult>;

const ofVisit = z.object({ unit_id: id, visit_id: id });
const path = '/v1/fieldwork/visit/{unit_id}/{visit_id}';

export const reportVisit = endpoint({
  method: 'POST',
  path: `${path}/result`,
  access: 'user',
  forCrews: true,
  modules: ['calendar', 'events'],
  summary:
    'Výsledek návštěvy z místa: hotovo, nepřístupno, nebo přesunout; odečty, výměny a revize zapíše podle týchž pravidel jako ručně. Co zapsat nelze, uloží se ke kontrole. Znovu poslaný výsledek se nezdvojí',
  creates: true,
  timeoutMs: 15_000,
  params: ofVisit,
  body: z.object({
    key: resultKey,
    state: toldState,
    /** By the device's clock, as `sent_at`: the portal puts both right by their difference. */
    told_at: givenMoment,
    sent_at: givenMoment,
    note: longText(1000).default(''),
    checks: z.array(answeredCheck).max(50).default([]),
    signed_by: text(150).default(''),
    /** A signature drawn by hand comes as a photo of its own. */
    is_signed: z.boolean().default(false),
    unsigned_reason: text(200).default(''),
    findings: z.array(finding).max(MOST_FINDINGS).default([]),
  }),
  result: visitResult,
});

export const addVisitPhoto = endpoint({
  method: 'POST',
  path: `${path}/photo`,
  access: 'user',
  forCrews: true,
  modules: ['calendar', 'events'],
  summary:
    'Fotka nebo podpis k výsledku návštěvy; uloží se zmenšená a bez údajů o místě a přístroji. Žádá-li práce o místo pořízení, přečte se z fotky a uloží vedle ní. Znovu poslaná se nezdvojí',
  creates: true,
  perMinute: 120,
  ...withPhotos,
  params: ofVisit,
  body: z.object({
    key: resultKey,
    /** The key of the result that it belongs to. */
    result_key: resultKey,
    of: photoOf,
    measuring_place_id: id.nullable().default(null),
    ...sentPhoto.shape,
  }),
  result: z.object({ visit_photo_id: z.int() }),
  refuses: ['files-limit-reached', 'visit-photos-full'],
});

export const getVisitPhoto = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/photo/{unit_id}/{id}',
  access: 'user',
  modules: ['events'],
  summary: 'Fotka nebo podpis z návštěvy',
  timeoutMs: 30_000,
  params: z.object({ unit_id: id, id }),
  result: z.object({
    file_name: z.string(),
    content_type: z.literal('image/jpeg'),
    content_base64: z.string(),
  }),
});

export const listVisitResults = endpoint({
  method: 'GET',
  path: `${path}/results`,
  access: 'user',
  modules: ['events'],
  summary: 'Co se z návštěvy vrátilo, nejnovější první',
  params: ofVisit,
  result: z.object({ values: z.array(visitResult) }),
});

const ofResult = z.object({ unit_id: id, id });
const resultPath = '/v1/fieldwork/result/{unit_id}/{id}';

export const writeVisitResult = endpoint({
  method: 'POST',
  path: `${resultPath}/write`,
  access: 'user',
  modules: ['events'],
  summary:
    'Zapsání výsledku, který čekal na kontrolu, s opravenými údaji: vše, co ještě zapsané není, nebo nic. Nevyjmenované nálezy se zapíší, jak přišly; drop vyjmenuje ty, které se nezapíší',
  params: ofResult,
  body: z.object({
    findings: z
      .array(z.object({ visit_finding_id: id, told: finding }))
      .max(MOST_FINDINGS)
      .default([]),
    drop: z.array(id).max(MOST_FINDINGS).default([]),
    note: longText(1000).default(''),
    version,
  }),
  result: visitResult,
  refuses: ['result-solved', 'visit-not-planned', 'licence-expired'],
});

export const dismissVisitResult = endpoint({
  method: 'POST',
  path: `${resultPath}/dismiss`,
  access: 'user',
  modules: ['events'],
  summary: 'Výsledek, který se nezapíše; s důvodem. Co přišlo, zůstává uložené',
  params: ofResult,
  body: z.object({ note: longText(1000), version }),
  result: visitResult,
  refuses: ['result-solved'],
});
