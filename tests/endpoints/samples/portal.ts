import { claims, counted, nothing, type Samples } from '../sample.ts';

/** Valid requests of modules, look-ups, settings and logs. */
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
  'GET /v1/lookup/company/{business_id}': () => ({ params: { business_id: '45274649' } }),
  'GET /v1/lookup/registration/{business_id}': () => ({ params: { business_id: '45274649' } }),
  'POST /v1/lookup/mailexchange': () => ({ body: { email: 'jana@example.cz' } }),
  'GET /v1/app/settings': nothing,
  'PUT /v1/admin/runtime/settings': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), sipo_day: 20 },
  }),
  'POST /v1/admin/maintenance': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), maintenance_mode: false },
  }),
  'GET /v1/admin/backups': nothing,
  'PUT /v1/admin/backups': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), keep_daily: 10 },
  }),
  'POST /v1/admin/backups/run': (scene, endpoint) => ({ body: claims(scene, endpoint) }),
  'GET /v1/user/settings': nothing,
  'PUT /v1/user/settings': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), page_size: 50, default_unit_id: scene.unit_id },
  }),
  'GET /v1/dashboard': ({ unit_id }) => ({ query: { unit_id: String(unit_id) } }),
  'GET /v1/unit/today/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'GET /v1/auxiliaries/overview/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'GET /v1/admin/errors': () => ({ query: { search: 'chyba' } }),
  'GET /v1/admin/errors/{fingerprint}': () => ({
    params: { fingerprint: 'nothing-such' },
    status: 404,
  }),
  'PUT /v1/admin/errors/{fingerprint}/solved': (scene, endpoint) => ({
    params: { fingerprint: 'nothing-such' },
    body: { ...claims(scene, endpoint), solved: true },
    status: 404,
  }),
  'POST /v1/logs': () => ({
    body: { records: [{ timestamp: 1, dateTime: '', level: 'INFO', messages: ['a'] }] },
  }),
};
