import { claims, nothing, type Samples } from '../sample.ts';

const ofPrivacy = { kind: 'privacy' };
const TEXT = 'Text, který má alespoň padesát znaků, aby ho bylo možné uložit.';

/** Valid requests of texts, consents and personal data. */
export const legalSamples: Samples = {
  'GET /v1/legal/current': nothing,
  'GET /v1/legal/operator': nothing,
  'GET /v1/app/services': nothing,
  'GET /v1/legal/document/{kind}': () => ({ params: ofPrivacy }),
  'GET /v1/admin/legal/{kind}/draft': () => ({ params: ofPrivacy }),
  'PUT /v1/admin/legal/{kind}/draft': (scene, endpoint) => ({
    params: ofPrivacy,
    body: { ...claims(scene, endpoint), content: TEXT },
  }),
  'DELETE /v1/admin/legal/{kind}/draft': () => ({ params: { kind: 'vuehome' }, status: 404 }),
  'POST /v1/admin/legal/{kind}/publish': (scene, endpoint) => ({
    params: { kind: 'about' },
    body: { ...claims(scene, endpoint), valid_from: '2199-01-01' },
    status: 404,
  }),
  'PUT /v1/admin/legal/operator': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), operator_phone: '+420 222 333 444' },
  }),
  'GET /v1/user/consents': nothing,
  'POST /v1/user/consents': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), gdpr_version: '2025-01' },
  }),
  'GET /v1/personal-data/{unit_id}/{address_id}': ({ unit_id, records }) => ({
    params: { unit_id, address_id: records.address_id },
  }),
  'GET /v1/personal-data/{unit_id}/{address_id}/export': ({ unit_id, records }) => ({
    params: { unit_id, address_id: records.address_id },
  }),
  'POST /v1/personal-data/{unit_id}/{address_id}/anonymise': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, address_id: scene.records.address_id },
    body: {
      ...claims(scene, endpoint),
      confirmation: 'Kdo není v adresáři',
      requested_on: '2025-01-20',
      reason: 'Žádost osoby o výmaz',
    },
    status: 400,
  }),
  'GET /v1/user/account/export': nothing,
};
