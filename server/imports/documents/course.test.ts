import { describe, expect, test } from 'vitest';
import {
  getBillingDocument,
  updateBillingDocument,
  uploadBillingFile,
} from '#contract/billing/documents.ts';
import { correctImportRow } from '#contract/imports.ts';
import { getImportTemplate } from '#contract/import-start.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { documentsScene, HEAD, row } from '#tests/documents-scene.ts';
import { pdfWith } from '#tests/isdoc-pdf.ts';

const at = documentsScene();

describe('an import of documents', () => {
  test('is corrected in its place: all rows of the document are judged anew', async () => {
    const { import_id } = await at.checked(row(), row({ base: 'x' }), row({ number: 'F-2' }));
    const body = { row_number: 3, cells: row({ base: '1 000', rate: '21' }) };
    const asked = { ...at.scene.one(import_id), body };
    const { batch } = (await at.world.call(correctImportRow, asked)).result;
    expect(batch).toMatchObject({
      rows_failing: 0,
      rows_new: 3,
      totals: { documents: { new: 2, changed: 0, same: 0 } },
    });
    await at.scene.accept(import_id);
    expect(await at.stored()).toMatchObject([{ base: 8_100_000 }, { base: 8_000_000 }]);
  });

  test('is not accepted when somebody has written the document otherwise meanwhile', async () => {
    const { import_id } = await at.checked(row());
    await addDocumentRow(at.world.db, at.scene, at.heat, { number: 'F-1' });
    expect(await at.scene.accept(import_id)).toMatchObject({ state: 'checked', rows_failing: 1 });
    expect(await at.scene.count('billing_documents')).toBe(1);
  });

  test('is taken back, unless its document was changed or has got a file since', async () => {
    const { import_id } = await at.checked(row(), row({ number: 'F-2' }));
    await at.scene.accept(import_id);
    const [made] = await at.scene.stored('billing_documents', 'billing_document_id');
    const id = Number(made?.['billing_document_id']);
    const key = { unit_id: at.scene.unit_id, billing_place_id: at.heat, id };
    const { token } = at.scene.user;
    const { version } = (await at.world.call(getBillingDocument, { token, params: key })).result;
    const body = { version, note: 'opraveno' };
    await at.world.call(updateBillingDocument, { token, params: key, body });
    expect((await at.scene.undo(import_id)).fault).toBe(
      'Import nelze vrátit: 1 záznam byl od té doby změněn nebo smazán.',
    );
    const other = await at.checked(row({ number: 'F-3' }));
    await at.scene.accept(other.import_id);
    expect(await at.scene.undo(other.import_id)).toMatchObject({ state: 'undone', fault: '' });
    expect(await at.scene.count('billing_documents')).toBe(2);
    const papers = await at.checked(row({ number: 'F-4' }));
    await at.scene.accept(papers.import_id);
    const last = (await at.scene.stored('billing_documents', 'billing_document_id')).at(-1);
    await at.world.call(uploadBillingFile, {
      token,
      params: {
        unit_id: at.scene.unit_id,
        billing_document_id: Number(last?.['billing_document_id']),
      },
      body: { file_name: 'a.pdf', content_base64: pdfWith().toString('base64') },
    });
    expect((await at.scene.undo(papers.import_id)).fault).toBe(
      'Import nelze vrátit: na 1 jeho záznam odkazují jiné záznamy.',
    );
  });

  test('asks for the columns without which there is no document', async () => {
    const upload = async (...head: string[]) => {
      const { import_id } = (await at.scene.upload('documents', head.join(';') + '\na')).result;
      return at.scene.check(import_id).then(
        () => '',
        (error: unknown) => String(error),
      );
    };
    expect(await upload(...HEAD.slice(1))).toContain('400');
    expect(await upload(...HEAD.slice(0, 4))).toContain('400');
    expect(await upload(...HEAD)).toBe('');
  });

  test('its template is an invoice that it takes', async () => {
    const asked = { params: { kind: 'documents' as const }, token: at.scene.user.token };
    const { content_base64, file_name } = (await at.world.call(getImportTemplate, asked)).result;
    expect(file_name).toBe('Doklady dodavatelů.xlsx');
    const file = Buffer.from(content_base64, 'base64');
    const { import_id } = (await at.scene.upload('documents', file, 'vzor.xlsx')).result;
    expect(await at.scene.check(import_id)).toMatchObject({ rows_new: 1, rows_failing: 0 });
  });

  test.each([
    [
      'Odběrné místo;Faktura č.;Fakturováno od;Fakturováno do;Cena bez DPH;Sazba DPH;Cena s DPH;DUZP',
      ['place', 'number', 'period_from', 'period_to', 'base', 'tax_rate', 'total', 'tax_on'],
    ],
    [
      'EAN;Číslo faktury;Od;Do;Spotřeba;MJ;Jednotková cena;DPH %;DPH;Celkem',
      [
        'place',
        'number',
        'period_from',
        'period_to',
        'quantity',
        'measured_unit',
        'unit_price',
        'tax_rate',
        'tax',
        'total',
      ],
    ],
  ])('knows columns of %s', async (head, fields) => {
    const { mapping } = (await at.scene.upload('documents', `${head}\na`)).result;
    expect(mapping).toEqual(fields);
  });
});
