import type { Endpoint } from '#contract/endpoint.ts';
import { PASSWORD, type Scene } from './scene.ts';
import { nameOf } from './contract.ts';

export interface Sample {
  readonly params?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  /** 200 unless the request needs what only a mail knows. */
  readonly status?: number;
}

type Make = (scene: Scene, endpoint: Endpoint) => Sample;

let counter = 0;
const newAddress = () => `novy${(counter += 1)}@example.cz`;

const ofClient: Make = ({ client_id }) => ({ params: { client_id } });
const nothing: Make = () => ({});
const claims = ({ client_id, ...scene }: Scene, { access }: Endpoint) => ({
  client_id,
  user_identity: scene.actor(access).user_identity,
});

const own = (scene: Scene, endpoint: Endpoint) => {
  const { client_user_id } = scene.actor(endpoint.access);
  return { params: { client_user_id }, body: { ...claims(scene, endpoint), client_user_id } };
};

/** A valid request of each endpoint. */
const makers: Record<string, Make> = {
  'POST /v1/user/login': ({ user }) => ({
    body: { user_identity: user.user_identity, password: PASSWORD, remember_me: true },
  }),
  'POST /v1/user/logout': nothing,
  'POST /v1/user/register': () => ({
    body: {
      user_identity: newAddress(),
      password: PASSWORD,
      first_name: 'Eva',
      last_name: 'Nová',
      client_name: 'Správa domů',
      client_type: 'person',
      confirmation_rules: true,
      confirmation_gdpr: true,
      term_and_conditions_version: '2025-01',
      gdpr_version: '2025-01',
    },
  }),
  'POST /v1/user/register/confirm': () => ({ body: { token: 'neznámý' }, status: 404 }),
  'POST /v1/user/register/resend': () => ({ body: { user_identity: newAddress() } }),
  'POST /v1/user/password/requestreset': () => ({ body: { user_identity: newAddress() } }),
  'POST /v1/user/link/exchange': () => ({ body: { token: 'neznámý' }, status: 404 }),
  'POST /v1/user/password/reset': () => ({
    body: { token: 'neznámý', new_password: PASSWORD },
    status: 404,
  }),
  'GET /v1/user/profile': nothing,
  'PUT /v1/user/profile/{client_user_id}': (scene, endpoint) => {
    const { params, body } = own(scene, endpoint);
    return { params, body: { ...body, first_name: 'Jan', unit_id: scene.unit_id } };
  },
  'PUT /v1/user/profile/pass/{client_user_id}': (scene, endpoint) => {
    const { params, body } = own(scene, endpoint);
    const passwords = { old_password: PASSWORD, new_password: `${PASSWORD} a pes` };
    return { params, body: { ...body, ...passwords, unit_id: scene.unit_id } };
  },
  'GET /v1/user/client/users': nothing,
  'POST /v1/user/client/users/invite': (scene, endpoint) => {
    const person = { first_name: 'Eva', last_name: 'Nová', is_client_admin: false };
    return { body: { ...claims(scene, endpoint), ...person, email: newAddress() } };
  },
  'POST /v1/user/client/users/{client_user_id}/invitation': (scene, endpoint) => ({
    params: { client_user_id: scene.invited.client_user_id },
    body: claims(scene, endpoint),
  }),
  'PUT /v1/user/client/users/{client_user_id}': (scene, endpoint) => {
    const { client_user_id } = scene.user;
    const body = { ...claims(scene, endpoint), client_user_id, is_client_admin: true };
    return { params: { client_user_id }, body };
  },
  'GET /v1/user/client/update/{client_id}': ofClient,
  'PUT /v1/user/client/update/{client_id}': (scene, endpoint) => ({
    ...ofClient(scene, endpoint),
    body: { ...claims(scene, endpoint), phone: '222 333 444', version: 1 },
  }),
  'POST /v1/user/client/importtoken': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), action: 'delete' },
  }),
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
  'GET /v1/app/modules/public': nothing,
  'GET /v1/app/modules/byuser': nothing,
  'GET /v1/app/modules/admin': nothing,
  'POST /v1/app/modules/update': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      name: `modul-${(counter += 1)}`,
      title: 'Modul',
      description: '',
      router_name: '',
      image_name: 'info',
      module_order: 5,
      enabled: true,
      sys_admins_only: false,
      under_construction: false,
      is_public: false,
      hide_submodules: false,
    },
  }),
  'GET /v1/user/messages': nothing,
  'POST /v1/user/message/{client_user_message_id}/confirm': (scene, endpoint) => {
    const client_user_message_id = scene.messages.get(scene.actor(endpoint.access));
    const body = { ...claims(scene, endpoint), client_user_message_id };
    return { params: { client_user_message_id }, body };
  },
  'POST /v1/user/messages': (scene, endpoint) => ({ body: claims(scene, endpoint) }),
  'GET /v1/lookup/company/{business_id}': () => ({ params: { business_id: '45274649' } }),
  'POST /v1/lookup/mailexchange': () => ({ body: { email: 'jana@example.cz' } }),
  'GET /v1/app/settings': nothing,
  'PUT /v1/admin/runtime/settings': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), sipo_day: 20 },
  }),
  'POST /v1/admin/maintenance': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), maintenance_mode: false },
  }),
  'GET /v1/user/settings': nothing,
  'PUT /v1/user/settings': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), page_size: 50 },
  }),
  'POST /v1/logs': () => ({
    body: { records: [{ timestamp: 1, dateTime: '', level: 'INFO', messages: ['a'] }] },
  }),
};

/** A valid request of the endpoint within the scene. Throws for an endpoint that has none yet. */
export function sampleOf(endpoint: Endpoint, scene: Scene): Sample {
  const make = makers[nameOf(endpoint)];
  if (make === undefined) throw new Error(`tests/endpoints/samples.ts lacks ${nameOf(endpoint)}.`);
  return make(scene, endpoint);
}
