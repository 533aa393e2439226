import { PDF } from '../../revisions.ts';
import { claims, counted, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const listed = ({ unit_id }: Scene) => ({ params: { unit_id, show_hidden: '1' } });
const record = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const ofReport = ({ unit_id, records }: Scene, id: number) => ({
  params: { unit_id, revision_id: records.revisions.revision_id, id },
});
const file = () => ({ file_name: 'zpráva.pdf', content_base64: PDF.toString('base64') });

/** Valid requests of revisions, their kinds, reports and files. */
export const revisionsSamples: Samples = {
  'GET /v1/revisions/types/{unit_id}/{show_hidden}': listed,
  'POST /v1/revisions/types': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      name: `Nový druh ${counted()}`,
      area: 'lift',
      applies_to: 'device',
      interval_count: 6,
      interval_unit: 'months',
    },
  }),
  'PUT /v1/revisions/type/{id}': (scene, endpoint) => ({
    params: { id: scene.records.revisions.revision_type_id },
    body: { ...claims(scene, endpoint), warning_days: 30, version: 1 },
  }),
  'DELETE /v1/revisions/type/{id}': ({ records }) => ({
    params: { id: records.revisions.spare.revision_type_id },
  }),
  'GET /v1/revisions/browser/{unit_id}/{show_hidden}': listed,
  'POST /v1/revisions/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      revision_type_id: scene.records.revisions.revision_type_id,
      pasport_ids: [scene.records.building.pasport_id],
      device_name: 'Výtah',
      address_id: scene.records.address_id,
      active_from: '2020-01-01',
    },
  }),
  'GET /v1/revision/{unit_id}/{id}': (scene) => record(scene, scene.records.revisions.revision_id),
  'PUT /v1/revision/{unit_id}/{id}': (scene, endpoint) => ({
    ...record(scene, scene.records.revisions.revision_id),
    body: {
      ...claims(scene, endpoint),
      revision_type_id: scene.records.revisions.revision_type_id,
      pasport_id: scene.records.space.pasport_id,
      address_id: scene.records.address_id,
      note: 'x',
      version: 1,
    },
  }),
  'POST /v1/revisions/many/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.revisions.revision_id, version: 1 }],
      fields: { note: 'x' },
    },
  }),
  'DELETE /v1/revision/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.revisions.spare.revision_id),
  'GET /v1/revision/reports/{unit_id}/{revision_id}': ({ unit_id, records }) => ({
    params: { unit_id, revision_id: records.revisions.revision_id },
  }),
  'POST /v1/revision/report/{unit_id}/{revision_id}/{id}': (scene, endpoint) => ({
    ...ofReport(scene, 0),
    body: {
      ...claims(scene, endpoint),
      done_on: '2024-03-01',
      result: 'faults',
      fault_rows: [{ fault: 'Netěsný kohout', repair_by: '2024-04-01', repaired_on: null }],
      address_id: scene.records.address_id,
      file: file(),
    },
  }),
  'PUT /v1/revision/report/{unit_id}/{revision_id}/{id}': (scene, endpoint) => ({
    ...ofReport(scene, scene.records.revisions.revision_report_id),
    body: {
      ...claims(scene, endpoint),
      address_id: scene.records.address_id,
      cost: 150_000,
      version: 1,
    },
  }),
  'DELETE /v1/revision/report/{unit_id}/{revision_id}/{id}': (scene) =>
    ofReport(scene, scene.records.revisions.revision_report_id),
  'POST /v1/revision/files/{unit_id}/{revision_report_id}': (scene, endpoint) => ({
    params: {
      unit_id: scene.unit_id,
      revision_report_id: scene.records.revisions.revision_report_id,
    },
    body: { ...claims(scene, endpoint), ...file() },
  }),
  'GET /v1/revision/file/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.revisions.revision_file_id),
  'DELETE /v1/revision/file/{unit_id}/{id}': (scene) =>
    record(scene, scene.records.revisions.revision_file_id),
};
