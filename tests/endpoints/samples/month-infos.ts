import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const house = ({ unit_id, records }: Scene) => ({ unit_id, id: records.building.pasport_id });
const MONTH = { month: '2020-06-01' };
const path = '/v1/meters/monthly/{unit_id}/{id}';

/** Valid requests of monthly information on consumption. */
export const monthInfosSamples: Samples = {
  [`GET ${path}`]: (scene) => ({ params: house(scene), query: MONTH }),
  [`GET ${path}/{pasport_id}`]: (scene) => ({
    params: { ...house(scene), pasport_id: scene.records.space.pasport_id },
    query: MONTH,
  }),
  [`POST ${path}/send`]: (scene, endpoint) => ({
    params: house(scene),
    body: { ...claims(scene, endpoint), ...MONTH },
  }),
  'POST /v1/meters/monthly-choice/{unit_id}/{pasport_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, pasport_id: scene.records.space.pasport_id },
    body: {
      ...claims(scene, endpoint),
      address_id: scene.records.address_id,
      wanted: true,
    },
  }),
  'POST /v1/meters/monthly-choices/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      payers: [
        { pasport_id: scene.records.space.pasport_id, address_id: scene.records.address_id },
      ],
      wanted: true,
    },
  }),
  'POST /v1/meters/monthly-link/{unit_id}/{id}/revoke': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, id: scene.records.monthInfo.monthly_info_id },
    body: claims(scene, endpoint),
  }),
  'GET /v1/meters/monthly-settings/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'PUT /v1/meters/monthly-settings/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: { ...claims(scene, endpoint), send_day: 10 },
  }),
  'POST /v1/meters/monthly-pdf/{unit_id}/{id}': (scene, endpoint) => ({
    params: house(scene),
    body: { ...claims(scene, endpoint), ...MONTH },
  }),
  'POST /v1/meters/monthly-pdf/{unit_id}/{id}/{pasport_id}': (scene, endpoint) => ({
    params: { ...house(scene), pasport_id: scene.records.space.pasport_id },
    body: { ...claims(scene, endpoint), ...MONTH },
  }),
  'POST /v1/consumption/pdf': ({ records }) => ({ body: { secret: records.monthInfo.link } }),
  'POST /v1/consumption/open': ({ records }) => ({ body: { secret: records.monthInfo.link } }),
  'POST /v1/consumption/withdraw': ({ records }) => ({
    body: { secret: records.monthInfo.link },
  }),
};
