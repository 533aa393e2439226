import { PDF } from '../../revisions.ts';
import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const contract = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const file = ({ unit_id, records }: Scene) => ({
  params: { unit_id, id: records.contracts.file_id },
});

/** Valid requests of contracts. */
export const contractSamples: Samples = {
  'GET /v1/contracts/browser/{unit_id}/{show_hidden}': ({ unit_id }) => ({
    params: { unit_id, show_hidden: '1' },
  }),
  'GET /v1/contracts/contract/{unit_id}/{id}': (scene) =>
    contract(scene, scene.records.contracts.unit_contract_id),
  'POST /v1/contracts/contract/{unit_id}/{id}': (scene, endpoint) => ({
    ...contract(scene, 0),
    body: {
      ...claims(scene, endpoint),
      kind: 'insurance',
      name: 'Pojištění domu',
      address_id: scene.records.address_id,
      pasport_id: scene.records.building.pasport_id,
      valid_from: '2024-01-01',
      renewal_months: 12,
      notice_count: 6,
      notice_unit: 'weeks',
      insured_sum: 5_000_000_000,
    },
  }),
  'PUT /v1/contracts/contract/{unit_id}/{id}': (scene, endpoint) => ({
    ...contract(scene, scene.records.contracts.unit_contract_id),
    body: {
      ...claims(scene, endpoint),
      address_id: scene.records.address_id,
      pasport_id: scene.records.building.pasport_id,
      name: 'Pojištění domu a odpovědnosti',
      version: 1,
    },
  }),
  'POST /v1/contracts/many/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.contracts.unit_contract_id, version: 1 }],
      fields: { address_id: scene.records.address_id, hidden: true },
    },
  }),
  'DELETE /v1/contracts/contract/{unit_id}/{id}': (scene) =>
    contract(scene, scene.records.contracts.spare_contract_id),
  'POST /v1/contracts/files/{unit_id}/{unit_contract_id}': (scene, endpoint) => ({
    params: {
      unit_id: scene.unit_id,
      unit_contract_id: scene.records.contracts.unit_contract_id,
    },
    body: {
      ...claims(scene, endpoint),
      file_name: 'smlouva.pdf',
      content_base64: PDF.toString('base64'),
    },
  }),
  'GET /v1/contracts/file/{unit_id}/{id}': file,
  'DELETE /v1/contracts/file/{unit_id}/{id}': file,
};
