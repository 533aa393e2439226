import { claims, counted, nothing, type Samples } from '../sample.ts';

/** Valid requests of modules, messages, look-ups, settings and logs. */
export const portalSamples: Samples = {
  'GET /v1/app/modules/public': nothing,
  'GET /v1/app/modules/byuser': nothing,
  'GET /v1/app/modules/admin': nothing,
  'POST /v1/app/modules/update': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      name: `modul-${counted()}`,
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
