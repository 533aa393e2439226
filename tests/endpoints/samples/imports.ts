import { claims, nothing, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofImport = ({ unit_id }: Scene, import_id: number) => ({ params: { unit_id, import_id } });
const content_base64 = Buffer.from('Název domu\r\nLípová 12').toString('base64');

/** Valid requests of imports and of tasks in the background. */
export const importsSamples: Samples = {
  'GET /v1/celery/user/proceses': nothing,
  'GET /v1/import/units': nothing,
  'POST /v1/celery/user/proceses/{task_id}/cancel': (scene, endpoint) => ({
    params: { task_id: scene.imports.task_id },
    body: claims(scene, endpoint),
  }),
  'GET /v1/imports/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'POST /v1/imports/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: { ...claims(scene, endpoint), kind: 'buildings', file_name: 'domy.csv', content_base64 },
  }),
  'POST /v1/imports/{unit_id}/readings': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      readings: [{ serial_number: '700101', read_on: '2025-12-31', state: 123.456 }],
    },
  }),
  'GET /v1/imports/{unit_id}/{import_id}': (scene) => ofImport(scene, scene.imports.checked_id),
  'GET /v1/imports/{unit_id}/{import_id}/rows': (scene) =>
    ofImport(scene, scene.imports.checked_id),
  'GET /v1/imports/{unit_id}/{import_id}/words': (scene) => ({
    ...ofImport(scene, scene.imports.checked_id),
    query: { column: '0', field: 'pasport_name' },
  }),
  'POST /v1/imports/{unit_id}/{import_id}/check': (scene, endpoint) => ({
    ...ofImport(scene, scene.imports.checked_id),
    body: { ...claims(scene, endpoint), mapping: ['pasport_name'] },
  }),
  'PUT /v1/imports/{unit_id}/{import_id}/row': (scene, endpoint) => ({
    ...ofImport(scene, scene.imports.checked_id),
    body: { ...claims(scene, endpoint), row_number: 2, cells: ['Lípová 14'] },
  }),
  'PUT /v1/imports/{unit_id}/{import_id}/kept': (scene, endpoint) => ({
    ...ofImport(scene, scene.imports.checked_id),
    body: { ...claims(scene, endpoint), row_number: 2, kept: true },
  }),
  'PUT /v1/imports/{unit_id}/{import_id}/heading': (scene, endpoint) => ({
    ...ofImport(scene, scene.imports.checked_id),
    body: { ...claims(scene, endpoint), row_number: 1 },
  }),
  'POST /v1/imports/{unit_id}/{import_id}/accept': (scene, endpoint) => ({
    ...ofImport(scene, scene.imports.checked_id),
    body: claims(scene, endpoint),
  }),
  'POST /v1/imports/{unit_id}/{import_id}/undo': (scene, endpoint) => ({
    ...ofImport(scene, scene.imports.accepted_id),
    body: claims(scene, endpoint),
  }),
  'GET /v1/import/template/{kind}': () => ({ params: { kind: 'spaces' } }),
};
