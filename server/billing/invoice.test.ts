import { beforeEach, describe, expect, test } from 'vitest';
import {
  createBillingDocument,
  listBillingDocuments,
  readBillingInvoice,
} from '#contract/billing/documents.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBillingPlaceRow, addDocumentRow } from '#tests/billing.ts';
import { isdoc } from '#tests/isdoc.ts';
import { pdfWith } from '#tests/isdoc-pdf.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

let place: number;
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  place = await addBillingPlaceRow(at.world.db, at.unit);
});

const ofPlace = () => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, billing_place_id: place },
});
const read = (text: string | Buffer, file_name = 'faktura.isdoc') =>
  at.world.call(readBillingInvoice, {
    ...ofPlace(),
    body: { file_name, content_base64: Buffer.from(text).toString('base64') },
  });
const list = async () => (await at.world.call(listBillingDocuments, ofPlace())).result.values;
const made = async (body: object) => {
  const { token, params } = ofPlace();
  const asked = { token, params: { ...params, id: '0' }, body };
  return (await at.world.call(createBillingDocument, asked)).result;
};

describe('an electronic invoice', () => {
  test('is read and not kept, and what does not fit the place is told', async () => {
    const supplier = {
      address_type: 'supplier',
      company_name: 'Jiné teplo a.s.',
      business_id: '87654326',
    };
    const address_id = await addAddressRow(at.world.db, at.unit, supplier);
    place = await addBillingPlaceRow(at.world.db, at.unit, { address_id });
    await addDocumentRow(at.world.db, at.unit, place, { number: '2024001' });
    const { result } = await read(isdoc());
    expect(result).toMatchObject({ number: '2024001', kind: 'invoice', due_on: '2024-02-19' });
    expect(result.doubts).toEqual([
      'Fakturu vystavil Teplo Test s.r.o. (IČO 12345679), dodavatelem místa je Jiné teplo a.s. (IČO 87654326).',
      'Doklad číslo 2024001 už u místa je.',
    ]);
    expect(await list()).toHaveLength(1);
    const {
      supplier_business_id: _id,
      supplier_name: _name,
      doubts: _doubts,
      ...document
    } = result;
    const month = { period_from: '2024-01-01', period_to: '2024-01-31', number: '2024002' };
    expect(await made({ ...document, ...month })).toMatchObject({ cost: 8_960_000, quantity: 100 });
  });

  test('of a supplier that cannot be compared says so, and of the right one says nothing', async () => {
    expect((await read(isdoc())).result.doubts).toEqual([
      'Fakturu vystavil Teplo Test s.r.o.; s dodavatelem místa ho nelze porovnat, protože u místa není zadané jeho IČO.',
    ]);
    const supplier = { address_type: 'supplier', company_name: 'Teplo', business_id: '12345679' };
    const address_id = await addAddressRow(at.world.db, at.unit, supplier);
    place = await addBillingPlaceRow(at.world.db, at.unit, { address_id });
    expect((await read(isdoc())).result.doubts).toEqual([]);
    expect((await read(isdoc({ business_id: '' }))).result.doubts).toMatchObject([
      expect.stringContaining('faktura neuvádí IČO'),
    ]);
  });

  test('that cannot be read is refused with its reason', async () => {
    const cut = await read(isdoc().slice(0, 700));
    expect(cut.error.fields).toMatchObject([
      { field: 'content_base64', message: expect.stringContaining('není celá') as string },
    ]);
    const picture = await read('\u0089PNG', 'faktura.png');
    expect(picture.status).toBe(400);
  });

  test('within a PDF is read, and the PDF is kept with its document', async () => {
    const file = pdfWith({ files: { 'faktura.isdoc': isdoc() } });
    const {
      supplier_business_id: _id,
      supplier_name: _name,
      doubts,
      ...document
    } = (await read(file, 'faktura.pdf')).result;
    expect(doubts).toHaveLength(1);
    const month = { period_from: '2024-01-01', period_to: '2024-01-31' };
    const sent = { file_name: 'faktura.pdf', content_base64: file.toString('base64') };
    expect(await made({ ...document, ...month, file: sent })).toMatchObject({
      number: '2024001',
      cost: 8_960_000,
      files: [{ file_name: 'faktura.pdf', content_type: 'application/pdf' }],
    });
    const none = await read(pdfWith(), 'faktura.pdf');
    expect(none.error.fields).toMatchObject([
      { field: 'content_base64', message: expect.stringContaining('není vložená') as string },
    ]);
  });
});
