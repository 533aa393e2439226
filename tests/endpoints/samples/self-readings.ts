import { claims, type MakeSample, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofRound = ({ unit_id, records }: Scene) => ({
  params: { unit_id, self_reading_round_id: records.selfReadings.self_reading_round_id },
});
const read: MakeSample = (scene) => ofRound(scene);
const write =
  (fields: (scene: Scene) => Record<string, unknown>): MakeSample =>
  (scene, endpoint) => ({
    ...ofRound(scene),
    body: { ...claims(scene, endpoint), ...fields(scene) },
  });

const path = '/v1/meters/self/{unit_id}';
const one = `${path}/{self_reading_round_id}`;

/** Valid requests of self-reading. */
export const selfReadingsSamples: Samples = {
  [`GET ${path}`]: ({ unit_id }) => ({ params: { unit_id } }),
  [`POST ${path}`]: (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      name: 'Odečet',
      pasport_id: scene.records.building.pasport_id,
      kinds: ['gas'],
      opens: '2024-01-01',
      closes: '2199-12-31',
    },
  }),
  [`GET ${one}`]: read,
  [`GET ${one}/readings`]: read,
  [`POST ${one}/term`]: write(() => ({ closes: '2199-12-30' })),
  [`POST ${one}/end`]: write(() => ({ state: 'closed' })),
  [`POST ${one}/sheets`]: write(() => ({ of: 'all' })),
  [`POST ${one}/ask`]: write(() => ({ kind: 'reminder' })),
  [`POST ${one}/revoke`]: write(({ records }) => ({
    pasport_id: records.space.pasport_id,
    revoked: true,
  })),
  [`POST ${one}/accept`]: write(({ records }) => ({
    self_reading_ids: [records.selfReadings.self_reading_id],
  })),
  [`POST ${one}/refuse`]: write(({ records }) => ({
    self_reading_ids: [records.selfReadings.self_reading_id],
    reason: 'Nečitelné',
  })),
  [`POST ${one}/take-back`]: write(({ records }) => ({
    self_reading_ids: [records.selfReadings.accepted_id],
  })),
  'GET /v1/meters/self-photo/{unit_id}/{id}': ({ unit_id, records }) => ({
    params: { unit_id, id: records.selfReadings.photo_id },
  }),
  'POST /v1/self-readings/open': ({ records }) => ({ body: { secret: records.selfReadings.link } }),
  'POST /v1/self-readings': ({ records }) => ({
    body: {
      secret: records.selfReadings.link,
      meter_id: records.selfReadings.meter_id,
      read_on: '2024-01-02',
      state: 5,
    },
  }),
};
