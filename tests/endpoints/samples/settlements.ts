import { RECIPIENT } from '../../settlements.ts';
import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const it = ({ unit_id, records }: Scene) => ({
  params: { unit_id, settlement_id: records.settlement.settlement_id },
});
const one = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const ofCount = ({ unit_id, records: { settlement } }: Scene) => ({
  params: {
    unit_id,
    settlement_id: settlement.settlement_id,
    settlement_count_id: settlement.settlement_count_id,
  },
});

/** Valid requests of settlements. */
export const settlementSamples: Samples = {
  'GET /v1/settlements/browser/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'GET /v1/settlement/{unit_id}/{id}': (scene) =>
    one(scene, scene.records.settlement.settlement_id),
  'POST /v1/settlement/{unit_id}/{id}': (scene, endpoint) => ({
    ...one(scene, 0),
    body: {
      ...claims(scene, endpoint),
      building_id: scene.records.building.pasport_id,
      period_from: '2023-01-01',
      period_to: '2023-12-31',
      note: 'Rok 2023',
    },
  }),
  'PUT /v1/settlement/{unit_id}/{id}': (scene, endpoint) => ({
    ...one(scene, scene.records.settlement.settlement_id),
    body: { ...claims(scene, endpoint), note: 'Čeká na fakturu za teplo', version: 1 },
  }),
  'DELETE /v1/settlement/{unit_id}/{id}': (scene) =>
    one(scene, scene.records.settlement.spare_settlement_id),
  'POST /v1/settlement/looked/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: claims(scene, endpoint),
  }),
  'POST /v1/settlement/checks/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: {
      ...claims(scene, endpoint),
      kind: 'days-without-cost',
      found: 'abc',
      reason: 'Služba v těch dnech nebyla',
    },
  }),
  'POST /v1/settlement/count/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: claims(scene, endpoint),
  }),
  'POST /v1/settlement/review/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: {
      ...claims(scene, endpoint),
      settlement_count_id: scene.records.settlement.settlement_count_id,
      reviewed: false,
    },
  }),
  'GET /v1/settlement/result/{unit_id}/{settlement_id}/{settlement_count_id}': ofCount,
  'GET /v1/settlement/counts/{unit_id}/{settlement_id}': it,
  'GET /v1/settlement/explained/{unit_id}/{settlement_id}/{settlement_count_id}': (scene) => ({
    ...ofCount(scene),
    query: { recipient: RECIPIENT },
  }),
};
