import type { Endpoint } from '#contract/endpoint.ts';
import { claims, counted, nothing, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const FILE = 'Místo;Rok;Měsíc;Dnů topení;Průměrná teplota\nBrno;2023;1;31;−0,4\n';

const ofTypes = (id: number) => ({ params: { auxtype: 'types', id } });

function month(scene: Scene, endpoint: Endpoint) {
  const { degree_day_place_id } = scene.records.heating;
  return {
    ...claims(scene, endpoint),
    degree_day_place_id,
    // Not the one that the scene has.
    year: 2025 + (counted() % 150),
    month: 1,
    heating_days: 31,
    mean_temperature: -0.4,
  };
}

/** Valid requests of the lists of heating and of degree-days. */
export const heatingSamples: Samples = {
  'GET /v1/lists/history/{record_type}/{record_id}': ({ records }) => ({
    params: { record_type: 'heating_items', record_id: records.heating.heating_item_id },
  }),
  'GET /v1/auxiliaries/heatings/{auxtype}': () => ({ params: { auxtype: 'types' } }),
  'GET /v1/auxiliaries/heatings': nothing,
  'POST /v1/auxiliaries/heatings/{auxtype}': (scene, endpoint) => ({
    params: { auxtype: 'types' },
    body: { ...claims(scene, endpoint), code: `K${counted()}`, name: 'Sálavý panel' },
  }),
  'PUT /v1/auxiliaries/heating/{auxtype}/{id}': (scene, endpoint) => ({
    ...ofTypes(scene.records.heating.heating_item_id),
    body: { ...claims(scene, endpoint), name: 'Sálavý panel', version: 1 },
  }),
  'DELETE /v1/auxiliaries/heating/{auxtype}/{id}': ({ records }) =>
    ofTypes(records.heating.spare_item_id),
  'POST /v1/auxiliaries/heatings/{auxtype}/order': (scene, endpoint) => ({
    params: { auxtype: 'types' },
    body: { ...claims(scene, endpoint), ids: [scene.records.heating.heating_item_id] },
  }),
  'GET /v1/auxiliaries/degree-days/places': nothing,
  'POST /v1/auxiliaries/degree-days/places': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), name: `Kotelna ${counted()}` },
  }),
  'PUT /v1/auxiliaries/degree-days/place/{id}': (scene, endpoint) => ({
    params: { id: scene.records.heating.degree_day_place_id },
    body: { ...claims(scene, endpoint), altitude: 250, version: 1 },
  }),
  'DELETE /v1/auxiliaries/degree-days/place/{id}': ({ records }) => ({
    params: { id: records.heating.spare_place_id },
  }),
  'GET /v1/auxiliaries/degree-days/months': () => ({ query: { indoor: '20' } }),
  'POST /v1/auxiliaries/degree-days/months': (scene, endpoint) => ({
    body: month(scene, endpoint),
  }),
  'PUT /v1/auxiliaries/degree-days/month/{id}': (scene, endpoint) => ({
    params: { id: scene.records.heating.degree_day_month_id },
    body: { ...month(scene, endpoint), version: 1 },
  }),
  'DELETE /v1/auxiliaries/degree-days/month/{id}': ({ records }) => ({
    params: { id: records.heating.degree_day_month_id },
  }),
  'GET /v1/auxiliaries/degree-days/seasons/{degree_day_place_id}': ({ records }) => ({
    params: { degree_day_place_id: records.heating.degree_day_place_id },
    query: { indoor: '19' },
  }),
  'POST /v1/auxiliaries/degree-days/import': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), content_base64: Buffer.from(FILE).toString('base64') },
  }),
};
