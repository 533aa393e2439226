import { shiftDays } from '#contract/czech/iso-date.ts';
import { claims, counted, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const listed = () => ({ params: { show_hidden: '1' } });
const made = ({ records }: Scene) => records.fieldwork;
const version = () => ({ duration_minutes: 15, checklist: ['Plomba'], price: 20_000 });
const newWork = () => ({
  code: `P-${counted()}`,
  name: 'Nová práce',
  ...version(),
  valid_from: '2021-01-01',
});

/** Valid requests of the catalogue of works, of crews and of their absences. */
export const fieldworkSamples: Samples = {
  'GET /v1/fieldwork/works/{show_hidden}': listed,
  'GET /v1/fieldwork/work/{id}': (scene) => ({ params: { id: made(scene).work_id } }),
  'POST /v1/fieldwork/works': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      ...newWork(),
      writes: 'revision',
      revision_type_id: scene.records.revisions.revision_type_id,
    },
  }),
  'POST /v1/fieldwork/works/usual': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), works: [newWork(), newWork()] },
  }),
  'PUT /v1/fieldwork/work/{id}': (scene, endpoint) => ({
    params: { id: made(scene).work_id },
    body: {
      ...claims(scene, endpoint),
      name: 'Jiný název',
      writes: 'revision',
      revision_type_id: scene.records.revisions.revision_type_id,
      version: 1,
    },
  }),
  'DELETE /v1/fieldwork/work/{id}': (scene) => ({ params: { id: made(scene).spare.work_id } }),
  'POST /v1/fieldwork/work/versions/{work_id}': (scene, endpoint) => ({
    params: { work_id: made(scene).work_id },
    body: {
      ...claims(scene, endpoint),
      ...version(),
      valid_from: shiftDays('2030-01-01', counted()),
    },
  }),
  'PUT /v1/fieldwork/work/version/{work_id}/{id}': (scene, endpoint) => ({
    params: { work_id: made(scene).work_id, id: made(scene).work_version_id },
    body: { ...claims(scene, endpoint), material: 'Plomba', version: 1 },
  }),
  'DELETE /v1/fieldwork/work/version/{work_id}/{id}': (scene) => ({
    params: { work_id: made(scene).work_id, id: made(scene).spare.work_version_id },
  }),
  'GET /v1/fieldwork/crews/{show_hidden}': listed,
  'GET /v1/fieldwork/crew/{id}': (scene) => ({ params: { id: made(scene).crew_id } }),
  'POST /v1/fieldwork/crews': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), name: `Nová četa ${counted()}`, letters: 'N' },
  }),
  'PUT /v1/fieldwork/crew/{id}': (scene, endpoint) => ({
    params: { id: made(scene).crew_id },
    body: { ...claims(scene, endpoint), letters: 'B', version: 1 },
  }),
  'DELETE /v1/fieldwork/crew/{id}': (scene) => ({ params: { id: made(scene).spare.crew_id } }),
  'GET /v1/fieldwork/absences': () => ({ query: { from: '2026-08-01', to: '2026-08-31' } }),
  'POST /v1/fieldwork/absences': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      crew_id: made(scene).crew_id,
      day_from: '2026-09-01',
      day_to: '2026-09-02',
      reason: 'other',
    },
  }),
  'PUT /v1/fieldwork/absence/{id}': (scene, endpoint) => ({
    params: { id: made(scene).crew_absence_id },
    body: { ...claims(scene, endpoint), day_to: '2026-12-31', version: 1 },
  }),
  'DELETE /v1/fieldwork/absence/{id}': (scene) => ({
    params: { id: made(scene).spare.crew_absence_id },
  }),
};
