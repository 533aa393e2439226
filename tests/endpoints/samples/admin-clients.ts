import { claims, counted, nothing, ofClient, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUser = ({ client_id, user }: Scene) => ({
  params: { client_id, client_user_id: user.client_user_id },
});

/** Valid requests of the operator's work with clients, of schemas of modules, and of the licence. */
export const adminClientsSamples: Samples = {
  'GET /v1/admin/clients': nothing,
  'GET /v1/admin/clients/{client_id}': ofClient,
  'GET /v1/admin/clients/{client_id}/users': ofClient,
  'GET /v1/admin/clients/{client_id}/units': ofClient,
  'GET /v1/admin/clients/{client_id}/history': ofClient,
  'PUT /v1/admin/clients/{client_id}/licence': (scene, endpoint) => ({
    ...ofClient(scene, endpoint),
    body: {
      ...claims(scene, endpoint),
      module_schema_id: 2,
      max_units: 50,
      licence_valid_to: '2199-12-31',
      note: 'Poznámka',
    },
  }),
  'POST /v1/admin/clients/{client_id}/confirm': ofClient,
  'PUT /v1/admin/clients/{client_id}/blocked': (scene, endpoint) => ({
    ...ofClient(scene, endpoint),
    body: { blocked: false },
  }),
  'PUT /v1/admin/clients/{client_id}/users/{client_user_id}': (scene) => ({
    ...ofUser(scene),
    body: { blocked: true },
  }),
  'POST /v1/admin/clients/{client_id}/users/{client_user_id}/unlock': ofUser,
  'POST /v1/admin/clients/{client_id}/users/{client_user_id}/secondstep/end': (scene) => ({
    ...ofUser(scene),
    status: 409,
  }),
  'POST /v1/admin/clients/{client_id}/users/{client_user_id}/reset': ofUser,
  'POST /v1/admin/clients/{client_id}/users/{client_user_id}/view': ofUser,
  'POST /v1/admin/view/end': () => ({ body: { token: 'nikdy-nevydaný' }, status: 404 }),
  'GET /v1/admin/schemas': nothing,
  'POST /v1/admin/schemas': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      module_schema_name: `Schéma ${counted()}`,
      module_ids: [1, 2],
    },
  }),
  'PUT /v1/admin/schemas/{module_schema_id}': (scene, endpoint) => ({
    // Not the one that the clients of tests have: what comes of it must not close their modules.
    params: { module_schema_id: 1 },
    body: { ...claims(scene, endpoint), module_schema_name: 'Základní' },
  }),
  'DELETE /v1/admin/schemas/{module_schema_id}': () => ({
    params: { module_schema_id: 2 },
    status: 409,
  }),
  'GET /v1/user/client/licence': nothing,
  'GET /v1/unit/files/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'POST /v1/user/client/licence/request': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      required_units: 5,
      required_subjects: 0,
      licence_request: 'Prosím',
    },
  }),
};
