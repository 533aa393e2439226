import { shiftDays } from '#contract/czech/iso-date.ts';
import { claims, counted, nothing, type MakeSample, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofCity = ({ records: { lists } }: Scene) => ({ params: { city_id: lists.city_id } });
const ofPeriod = ({ records: { lists } }: Scene) => ({
  params: { verification_period_id: lists.verification_period_id },
});
const ofLaw = ({ records: { lists } }: Scene) => ({
  params: { settlement_law_id: lists.settlement_law_id },
});
const ofType = ({ records: { lists } }: Scene) => ({ params: { id: lists.pasport_type_id } });
const ofService = ({ records: { lists } }: Scene) => ({ params: { id: lists.service_id } });
const content_base64 = Buffer.from('Kód obce;Název\r\n554782;Praha').toString('base64');

const order =
  (ids: (scene: Scene) => number[]): MakeSample =>
  (scene, endpoint) => ({ body: { ...claims(scene, endpoint), ids: ids(scene) } });

/** Valid requests of the code lists. */
export const listsSamples: Samples = {
  'GET /v1/auxiliaries/cities': nothing,
  'GET /v1/auxiliaries/cities/choices': nothing,
  'POST /v1/auxiliaries/cities': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      code: String(700_000 + counted()),
      name: 'Lhota',
      zips: ['760 01'],
      design_temperature: -12,
    },
  }),
  'PUT /v1/auxiliaries/cities/{city_id}': (scene, endpoint) => ({
    ...ofCity(scene),
    body: { ...claims(scene, endpoint), district: 'Zlín' },
  }),
  'DELETE /v1/auxiliaries/cities/{city_id}': ofCity,
  'POST /v1/auxiliaries/cities/{city_id}/merge': (scene, endpoint) => ({
    ...ofCity(scene),
    body: { ...claims(scene, endpoint), merged_ids: [scene.records.lists.merged_city_id] },
  }),
  'POST /v1/auxiliaries/cities/import': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), accept: false, content_base64 },
  }),

  'GET /v1/auxiliaries/meter-verification': nothing,
  'POST /v1/auxiliaries/meter-verification': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      kind: 'heat',
      verified_from: shiftDays('2030-01-01', counted()),
      years: 5,
      source: 'Vyhláška',
    },
  }),
  'PUT /v1/auxiliaries/meter-verification/{verification_period_id}': (scene, endpoint) => ({
    ...ofPeriod(scene),
    body: { ...claims(scene, endpoint), years: 7 },
  }),
  'DELETE /v1/auxiliaries/meter-verification/{verification_period_id}': ofPeriod,

  'GET /v1/auxiliaries/settlement-law': nothing,
  'POST /v1/auxiliaries/settlement-law': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      key: 'pay-months',
      holds_from: shiftDays('2030-01-01', counted()),
      value: 4,
      unit: 'měsíce',
      source: 'Zákon',
    },
  }),
  'PUT /v1/auxiliaries/settlement-law/{settlement_law_id}': (scene, endpoint) => ({
    ...ofLaw(scene),
    body: { ...claims(scene, endpoint), value: 5 },
  }),
  'DELETE /v1/auxiliaries/settlement-law/{settlement_law_id}': ofLaw,

  'GET /v1/auxiliaries/pasporttypes': nothing,
  'POST /v1/auxiliaries/pasporttypes': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), code: `T${counted()}`, name: 'Půda', space_kind: 'other' },
  }),
  'PUT /v1/auxiliaries/pasporttypes/{id}': (scene, endpoint) => ({
    ...ofType(scene),
    body: { ...claims(scene, endpoint), hidden: true },
  }),
  'DELETE /v1/auxiliaries/pasporttypes/{id}': ofType,
  'POST /v1/auxiliaries/pasporttypes/order': order(({ records: { lists } }) => [
    lists.pasport_type_id,
  ]),

  'GET /v1/auxiliaries/services': nothing,
  'POST /v1/auxiliaries/services': (scene, endpoint) => {
    const number = counted();
    const named = { code: `S${number}`, name: `Ostraha ${number}` };
    return { body: { ...claims(scene, endpoint), ...named, tax_rate: 21, allocation: 'unit' } };
  },
  'PUT /v1/auxiliaries/services/{id}': (scene, endpoint) => ({
    ...ofService(scene),
    body: { ...claims(scene, endpoint), measure: 'hodina' },
  }),
  'DELETE /v1/auxiliaries/services/{id}': ofService,
  'POST /v1/auxiliaries/services/order': order(({ records: { lists } }) => [lists.service_id]),
};
