import type { Endpoint } from '#contract/endpoint.ts';
import { claims, counted, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const record = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });

function form(scene: Scene, endpoint: Endpoint) {
  return {
    ...claims(scene, endpoint),
    last_name: `Nový ${counted()}`,
    city_id: 1,
    zip: '27201',
    sipo: '1234567897',
  };
}

function ofOrder({ unit_id, records }: Scene, id: number) {
  return { params: { unit_id, address_id: records.address_id, id } };
}

function ofContact({ unit_id, records }: Scene, id: number) {
  return { params: { unit_id, address_id: records.address_id, id } };
}

/** Valid requests of the address book, its orders and the search over everything. */
export const addressesSamples: Samples = {
  'GET /v1/addresses/browser/{unit_id}/{show_hidden}': ({ unit_id }) => ({
    params: { unit_id, show_hidden: '1' },
  }),
  'GET /v1/address/{unit_id}/{id}': (scene) => record(scene, scene.records.address_id),
  'POST /v1/address/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, 0),
    body: form(scene, endpoint),
  }),
  'PUT /v1/address/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.address_id),
    body: { ...form(scene, endpoint), version: 1 },
  }),
  'POST /v1/addresses/many/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.address_id, version: 1 }],
      fields: { contact_preference: 'email' },
    },
  }),
  'DELETE /v1/address/{unit_id}/{id}': (scene) => record(scene, scene.records.spare.address_id),
  'GET /v1/addresses/relations/{unit_id}': (scene) => ({
    ...ofUnit(scene),
    query: { as_of: '2025-01-20' },
  }),
  'GET /v1/address/relations/{unit_id}/{id}': (scene) => record(scene, scene.records.address_id),
  'GET /v1/addresses/duplicates/{unit_id}': ofUnit,
  'POST /v1/addresses/merge/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      kept_id: scene.records.address_id,
      merged_ids: [scene.records.spare.address_id],
      fields: { phone: '222 333 444' },
    },
  }),
  'GET /v1/address/places/{unit_id}/{id}': (scene) => record(scene, scene.records.address_id),
  'POST /v1/address/place/{unit_id}/{address_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, address_id: scene.records.address_id },
    body: { ...claims(scene, endpoint), valid_from: '2190-01-01', street: 'Nová 1' },
  }),
  'DELETE /v1/address/place/{unit_id}/{address_id}/{id}': ({ unit_id, records }) => ({
    params: { unit_id, address_id: records.address_id, id: records.address_place_id },
  }),
  'GET /v1/addresses/firms/{unit_id}': ofUnit,
  'GET /v1/addresses/recognised/{unit_id}': ofUnit,
  'POST /v1/addresses/recognised/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      pairs: [
        {
          address_id: scene.records.address_id,
          other_id: scene.records.elsewhere.address_id,
        },
      ],
    },
  }),
  'GET /v1/address/linked/{unit_id}/{id}': (scene) => record(scene, scene.records.address_id),
  'POST /v1/address/linked/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.address_id),
    body: { ...claims(scene, endpoint), version: 1 },
  }),
  'POST /v1/address/link/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.address_id),
    body: { ...claims(scene, endpoint), address_id: scene.records.elsewhere.address_id },
  }),
  'POST /v1/address/unlink/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.address_id),
    body: claims(scene, endpoint),
  }),
  'POST /v1/addresses/adopt/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), address_id: scene.records.elsewhere.address_id },
  }),
  'GET /v1/address/contacts/{unit_id}/{id}': (scene) => record(scene, scene.records.address_id),
  'POST /v1/address/contact/{unit_id}/{address_id}/{id}': (scene, endpoint) => ({
    ...ofContact(scene, 0),
    body: { ...claims(scene, endpoint), contact: '602 222 333', label: 'domů' },
  }),
  'PUT /v1/address/contact/{unit_id}/{address_id}/{id}': (scene, endpoint) => ({
    ...ofContact(scene, scene.records.address_contact_id),
    body: { ...claims(scene, endpoint), label: 'práce', version: 1 },
  }),
  'DELETE /v1/address/contact/{unit_id}/{address_id}/{id}': (scene) =>
    ofContact(scene, scene.records.address_contact_id),
  'GET /v1/address/orders/{unit_id}/{id}': (scene) => record(scene, scene.records.address_id),
  'POST /v1/address/order/{unit_id}/{address_id}/{id}': (scene, endpoint) => ({
    ...ofOrder(scene, 0),
    body: { ...claims(scene, endpoint), work_type: 'Odečet', due_date: '2025-02-01' },
  }),
  'PUT /v1/address/order/{unit_id}/{address_id}/{id}': (scene, endpoint) => ({
    ...ofOrder(scene, scene.records.address_order_id),
    body: { ...claims(scene, endpoint), state: 'planned', version: 1 },
  }),
  'DELETE /v1/address/order/{unit_id}/{address_id}/{id}': (scene) =>
    ofOrder(scene, scene.records.address_order_id),
  'GET /v1/search/{unit_id}': (scene) => ({
    ...ofUnit(scene),
    query: { q: 'kan', all_units: '1' },
  }),
};
