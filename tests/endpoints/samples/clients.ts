import { claims, nothing, ofClient, type Samples } from '../sample.ts';

/** Valid requests of clients, units and their statistics. */
export const clientsSamples: Samples = {
  'GET /v1/user/client/update/{client_id}': ofClient,
  'PUT /v1/user/client/update/{client_id}': (scene, endpoint) => ({
    ...ofClient(scene, endpoint),
    body: { ...claims(scene, endpoint), phone: '222 333 444', version: 1 },
  }),
  'POST /v1/user/client/importtoken': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), action: 'delete' },
  }),
  'GET /v1/user/client/importtoken': nothing,
  'GET /v1/user/clientunits/importtoken/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'GET /v1/user/client/history/{client_id}': ofClient,
  'GET /v1/user/clientunits': nothing,
  'POST /v1/user/clientunits/new': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), new_unit: 'Nová jednotka' },
  }),
  'PUT /v1/user/client/unit/{client_id}/{unit_id}': (scene, endpoint) => ({
    params: { client_id: scene.client_id, unit_id: scene.unit_id },
    body: { ...claims(scene, endpoint), unit_id: scene.unit_id, city: 'Brno' },
  }),
  'POST /v1/user/clientunits/importtoken': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), unit_id: scene.unit_id, action: 'create' },
  }),
  'GET /v1/user/client/unit/history/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'GET /v1/addresses/statistics/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'POST /v1/pasports/stats': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), unit_id: scene.unit_id },
  }),
  'GET /v1/user/client/common/{client_id}': ofClient,
};
