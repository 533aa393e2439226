import type { Endpoint } from '#contract/endpoint.ts';
import { claims, newAddress, nothing, type Samples } from '../sample.ts';
import { PASSWORD, type Scene } from '../scene.ts';

const own = (scene: Scene, endpoint: Endpoint) => {
  const { client_user_id } = scene.actor(endpoint.access);
  return { params: { client_user_id }, body: { ...claims(scene, endpoint), client_user_id } };
};

/** Valid requests of sign-in, of the own profile and of the users of a client. */
export const sessionSamples: Samples = {
  'POST /v1/user/login': ({ user }) => ({
    body: { user_identity: user.user_identity, password: PASSWORD, remember_me: true },
  }),
  'POST /v1/user/login/second': () => ({
    body: { ticket: 'neznámý', code: '123456' },
    status: 400,
  }),
  'GET /v1/user/secondstep': nothing,
  'POST /v1/user/secondstep/authenticator': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), password: PASSWORD },
  }),
  'POST /v1/user/secondstep/authenticator/prove': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), code: '123456' },
    status: 400,
  }),
  'POST /v1/user/secondstep/authenticator/remove': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), password: PASSWORD },
    status: 409,
  }),
  'POST /v1/user/secondstep/recovery': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), password: PASSWORD },
    status: 409,
  }),
  'POST /v1/user/secondstep/passkeys/begin': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), password: PASSWORD },
  }),
  'POST /v1/user/secondstep/passkeys': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      name: 'Telefon',
      client_data: 'nic',
      authenticator_data: 'nic',
      public_key: 'nic',
      algorithm: -7,
    },
    status: 400,
  }),
  'POST /v1/user/secondstep/passkeys/{passkey_id}/remove': (scene, endpoint) => ({
    params: { passkey_id: 1 },
    body: { ...claims(scene, endpoint), password: PASSWORD },
    status: 404,
  }),
  'POST /v1/reads': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), reads: [{ path: '/v1/user/profile' }] },
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
};
