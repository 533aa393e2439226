import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

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
  'GET /v1/fieldwork/feeds': () => ({}),
  'POST /v1/fieldwork/feeds': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), crew_id: scene.records.visits.round_crew_id },
  }),
  'DELETE /v1/fieldwork/feeds/{id}': (scene, endpoint) => ({
    params: { id: scene.calendar_feed_id },
    body: claims(scene, endpoint),
  }),
};
