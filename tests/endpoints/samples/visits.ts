import { randomUUID } from 'node:crypto';
import { claims, counted, type MakeSample, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';
import { noticeSamples } from './visit-notices.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const ofRound = ({ unit_id }: Scene, round_id: number) => ({ params: { unit_id, round_id } });
const ofVisit = ({ unit_id }: Scene, visit_id: number) => ({ params: { unit_id, visit_id } });
const planned = ({ records }: Scene) => ({
  days: ['2026-03-03'],
  crew_ids: [records.visits.round_crew_id],
  minutes: 30,
  travel: 15,
  gap: 0,
});
const placed = (scene: Scene) => ({
  pasport_ids: [scene.records.space.pasport_id],
  ...planned(scene),
});

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const ofResult = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const mounting = ({ records }: Scene) => ({
  kind: 'mounting',
  measuring_place_id: records.visits.reported.measuring_place_id,
  serial_number: `M${counted()}`,
  start_state: 0,
  verified_year: 2026,
  seal: 'P-1',
});
const printed: MakeSample = (scene, endpoint) => ({
  ...ofRound(scene, scene.records.visits.round_id),
  body: { ...claims(scene, endpoint), building_id: scene.records.building.pasport_id },
});

/** Valid requests of places to visit, rounds, visits and the calendar. */
export const visitSamples: Samples = {
  'GET /v1/fieldwork/places/{unit_id}': ofUnit,
  'PUT /v1/fieldwork/access/{unit_id}/{pasport_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, pasport_id: scene.records.space.pasport_id },
    body: {
      ...claims(scene, endpoint),
      note: 'pes',
      from_minute: 780,
      to_minute: null,
      version: 1,
    },
  }),
  'GET /v1/fieldwork/rounds/{unit_id}': ofUnit,
  'POST /v1/fieldwork/rounds/preview/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), ...placed(scene) },
  }),
  'POST /v1/fieldwork/rounds/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      name: 'Odečty',
      work_id: scene.records.visits.round_work_id,
      ...placed(scene),
    },
  }),
  'GET /v1/fieldwork/round/{unit_id}/{round_id}': (scene) =>
    ofRound(scene, scene.records.visits.round_id),
  'PUT /v1/fieldwork/round/{unit_id}/{round_id}': (scene, endpoint) => ({
    ...ofRound(scene, scene.records.visits.round_id),
    body: { ...claims(scene, endpoint), name: 'Odečty domu', version: 1 },
  }),
  'DELETE /v1/fieldwork/round/{unit_id}/{round_id}': (scene) =>
    ofRound(scene, scene.records.visits.spare_round_id),
  'POST /v1/fieldwork/round/{unit_id}/{round_id}/plan': (scene, endpoint) => ({
    ...ofRound(scene, scene.records.visits.open_round_id),
    body: { ...claims(scene, endpoint), ...planned(scene), version: 1 },
  }),
  'POST /v1/fieldwork/round/{unit_id}/{round_id}/places': (scene, endpoint) => ({
    ...ofRound(scene, scene.records.visits.open_round_id),
    body: { ...claims(scene, endpoint), pasport_ids: [scene.records.space.pasport_id] },
  }),
  'GET /v1/fieldwork/events/{unit_id}': (scene) => ({
    ...ofUnit(scene),
    query: { from: '2026-03-01', to: '2026-03-31' },
  }),
  'GET /v1/fieldwork/event/{unit_id}/{visit_id}': (scene) =>
    ofVisit(scene, scene.records.visits.reported.visit_id),
  'GET /v1/fieldwork/written/{unit_id}/{measuring_place_id}': ({ unit_id, records }) => ({
    params: {
      unit_id,
      measuring_place_id: records.visits.reported.measuring_place_id,
    },
  }),
  'POST /v1/fieldwork/protocols/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), visit_ids: [scene.records.visits.reported.visit_id] },
  }),
  'GET /v1/fieldwork/calendar': () => ({ query: { from: '2026-03-02', to: '2026-03-08' } }),
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/move': (scene, endpoint) => ({
    ...ofVisit(scene, scene.records.visits.moved_visit_id),
    body: {
      ...claims(scene, endpoint),
      crew_id: scene.records.visits.round_crew_id,
      day: '2026-03-03',
      from_minute: 480,
      minutes: 30,
      version: 1,
    },
  }),
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/unplace': (scene, endpoint) => ({
    ...ofVisit(scene, scene.records.visits.unplaced_visit_id),
    body: { ...claims(scene, endpoint), version: 1 },
  }),
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/end': (scene, endpoint) => ({
    ...ofVisit(scene, scene.records.visits.ended_visit_id),
    body: { ...claims(scene, endpoint), state: 'done', note: 'v pořádku', version: 1 },
  }),
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/reopen': (scene, endpoint) => ({
    ...ofVisit(scene, scene.records.visits.done_visit_id),
    body: { ...claims(scene, endpoint), version: 1 },
  }),
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/again': (scene, endpoint) => ({
    ...ofVisit(scene, scene.records.visits.missed_visit_id),
    body: claims(scene, endpoint),
  }),
  'GET /v1/fieldwork/crew-day/{crew_id}/{day}': ({ records }) => ({
    params: { crew_id: records.visits.round_crew_id, day: '2026-03-02' },
  }),
  'GET /v1/fieldwork/visit/{unit_id}/{visit_id}/job': (scene) =>
    ofVisit(scene, scene.records.visits.told_visit_id),
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/result': (scene, endpoint) => ({
    ...ofVisit(scene, scene.records.visits.told_visit_id),
    body: {
      ...claims(scene, endpoint),
      key: randomUUID(),
      state: 'done',
      told_at: '2026-03-02T14:00:00Z',
      sent_at: '2026-03-02T14:05:00Z',
      note: 'v pořádku',
      checks: [{ text: 'Uzávěr', is_done: true }],
      signed_by: 'Jana Vzorová',
      is_signed: true,
      findings: [mounting(scene)],
    },
  }),
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/photo': (scene, endpoint) => ({
    ...ofVisit(scene, scene.records.visits.reported.visit_id),
    body: {
      ...claims(scene, endpoint),
      key: randomUUID(),
      result_key: scene.records.visits.reported.result_key,
      of: 'place',
      measuring_place_id: scene.records.visits.reported.measuring_place_id,
      content_base64: PIXEL,
    },
  }),
  'GET /v1/fieldwork/photo/{unit_id}/{id}': ({ unit_id, records }) => ({
    params: { unit_id, id: records.visits.reported.visit_photo_id },
  }),
  'GET /v1/fieldwork/visit/{unit_id}/{visit_id}/results': (scene) =>
    ofVisit(scene, scene.records.visits.reported.visit_id),
  'POST /v1/fieldwork/result/{unit_id}/{id}/write': (scene, endpoint) => ({
    ...ofResult(scene, scene.records.visits.reported.waiting_result_id),
    body: {
      ...claims(scene, endpoint),
      findings: [
        {
          visit_finding_id: scene.records.visits.reported.waiting_finding_id,
          told: mounting(scene),
        },
      ],
      drop: [],
      note: 'doplněno po telefonu',
      version: 1,
    },
  }),
  'POST /v1/fieldwork/result/{unit_id}/{id}/dismiss': (scene, endpoint) => ({
    ...ofResult(scene, scene.records.visits.reported.spare_result_id),
    body: { ...claims(scene, endpoint), note: 'zapsáno podruhé', version: 1 },
  }),
  'POST /v1/fieldwork/round/{unit_id}/{round_id}/poster': (scene, endpoint) =>
    printed(scene, endpoint),
  'POST /v1/fieldwork/round/{unit_id}/{round_id}/slips': (scene, endpoint) =>
    printed(scene, endpoint),
  'POST /v1/fieldwork/round/{unit_id}/{round_id}/revoke-links': (scene, endpoint) => ({
    ...ofRound(scene, scene.records.visits.linked_round_id),
    body: claims(scene, endpoint),
  }),
  'POST /v1/visit-link/open': ({ records }) => ({ body: { secret: records.visits.slot.link } }),
  'POST /v1/visit-link/answer': ({ records }) => ({
    body: {
      secret: records.visits.slot.link,
      answer: 'unsuited',
      day: null,
      from_minute: null,
      note: 'jen v pátek',
    },
  }),
  'POST /v1/visit-poster/open': ({ records }) => ({
    body: { secret: records.visits.poster_link },
  }),
  'POST /v1/visit-poster/prove': ({ records }) => ({
    body: {
      secret: records.visits.poster_link,
      space_number: records.visits.flat_number,
      proof: records.visits.slot.code,
    },
  }),
  ...noticeSamples,
  'GET /v1/fieldwork/feeds': () => ({}),
  'POST /v1/fieldwork/feeds': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), crew_id: scene.records.visits.round_crew_id },
  }),
  'DELETE /v1/fieldwork/feeds/{id}': (scene, endpoint) => ({
    params: { id: scene.calendar_feed_id },
    body: claims(scene, endpoint),
  }),
};
