import { isdoc } from '../../isdoc.ts';
import { PDF } from '../../revisions.ts';
import { claims, counted, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const place = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });

const line = (base: number) => ({
  subject: 'Teplo',
  quantity: 10,
  measured_unit: 'GJ',
  base,
  tax_rate: 12,
  tax: (base * 12) / 100,
});
const document = ({ unit_id, records }: Scene, id: number) => ({
  params: { unit_id, billing_place_id: records.billing.billing_place_id, id },
});
const file = () => ({ file_name: 'faktura.pdf', content_base64: PDF.toString('base64') });
const invoice = () => ({
  file_name: 'faktura.isdoc',
  content_base64: Buffer.from(isdoc()).toString('base64'),
});

/** Valid requests of billing places. */
export const billingSamples: Samples = {
  'GET /v1/billing/places/browser/{unit_id}/{show_hidden}': ({ unit_id }) => ({
    params: { unit_id, show_hidden: '1' },
  }),
  'GET /v1/billing/place/{unit_id}/{id}': (scene) =>
    place(scene, scene.records.billing.billing_place_id),
  'POST /v1/billing/place/{unit_id}/{id}': (scene, endpoint) => ({
    ...place(scene, 0),
    body: {
      ...claims(scene, endpoint),
      kind: 'heat',
      code: `T${counted()}`,
      name: 'Teplo',
      address_id: scene.records.address_id,
      invoice_place_id: scene.records.billing.invoice_place_id,
    },
  }),
  'PUT /v1/billing/place/{unit_id}/{id}': (scene, endpoint) => ({
    ...place(scene, scene.records.billing.billing_place_id),
    body: {
      ...claims(scene, endpoint),
      address_id: scene.records.address_id,
      invoice_place_id: scene.records.billing.invoice_place_id,
      name: 'Teplo domu',
      version: 1,
    },
  }),
  'POST /v1/billing/places/many/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.billing.billing_place_id, version: 1 }],
      fields: { address_id: scene.records.address_id, note: 'dodavatel se změnil' },
    },
  }),
  'DELETE /v1/billing/place/{unit_id}/{id}': (scene) =>
    place(scene, scene.records.billing.spare.billing_place_id),
  'POST /v1/billing/place/parts/{unit_id}/{billing_place_id}': (scene, endpoint) => ({
    params: {
      unit_id: scene.unit_id,
      billing_place_id: scene.records.billing.spare.billing_place_id,
    },
    body: {
      ...claims(scene, endpoint),
      pasport_ids: [scene.records.space.pasport_id],
      measuring_place_ids: [scene.records.billing.invoice_place_id],
    },
  }),
  'GET /v1/billing/places/usual/{unit_id}': ofUnit,
  'POST /v1/billing/places/usual/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      places: [
        {
          kind: 'heat',
          code: `U${counted()}`,
          name: 'Teplo',
          invoice_place_id: scene.records.billing.invoice_place_id,
          pasport_ids: [scene.records.building.pasport_id],
        },
      ],
    },
  }),
  'DELETE /v1/billing/place/part/{unit_id}/{billing_place_id}/{id}': ({ unit_id, records }) => ({
    params: {
      unit_id,
      billing_place_id: records.billing.billing_place_id,
      id: records.billing.billing_place_part_id,
    },
  }),
  'GET /v1/billing/documents/{unit_id}/{billing_place_id}': ({ unit_id, records }) => ({
    params: { unit_id, billing_place_id: records.billing.billing_place_id },
  }),
  'GET /v1/billing/document/{unit_id}/{billing_place_id}/{id}': (scene) =>
    document(scene, scene.records.billing.billing_document_id),
  'POST /v1/billing/document/{unit_id}/{billing_place_id}/{id}': (scene, endpoint) => ({
    ...document(scene, 0),
    body: {
      ...claims(scene, endpoint),
      kind: 'invoice',
      number: `F${counted()}`,
      period_from: '2024-01-01',
      period_to: '2024-01-31',
      line_rows: [line(8_000_000)],
      file: file(),
    },
  }),
  'PUT /v1/billing/document/{unit_id}/{billing_place_id}/{id}': (scene, endpoint) => ({
    ...document(scene, scene.records.billing.billing_document_id),
    body: { ...claims(scene, endpoint), line_rows: [line(100_000)], version: 1 },
  }),
  'DELETE /v1/billing/document/{unit_id}/{billing_place_id}/{id}': (scene) =>
    document(scene, scene.records.billing.billing_document_id),
  'POST /v1/billing/document/files/{unit_id}/{billing_document_id}': (scene, endpoint) => ({
    params: {
      unit_id: scene.unit_id,
      billing_document_id: scene.records.billing.billing_document_id,
    },
    body: { ...claims(scene, endpoint), ...file() },
  }),
  'GET /v1/billing/document/file/{unit_id}/{id}': ({ unit_id, records }) => ({
    params: { unit_id, id: records.billing.billing_file_id },
  }),
  'DELETE /v1/billing/document/file/{unit_id}/{id}': ({ unit_id, records }) => ({
    params: { unit_id, id: records.billing.billing_file_id },
  }),
  'POST /v1/billing/document/read/{unit_id}/{billing_place_id}': (scene, endpoint) => ({
    params: {
      unit_id: scene.unit_id,
      billing_place_id: scene.records.billing.billing_place_id,
    },
    body: { ...claims(scene, endpoint), ...invoice() },
  }),
  'GET /v1/billing/costs/{unit_id}/{from}/{to}': ({ unit_id }) => ({
    params: { unit_id, from: '2024-01-01', to: '2024-12-31' },
  }),
};
