import { describe, expect, test } from 'vitest';
import { storedArchive } from '#server/files/stored-archive.ts';
import { isdoc, isdocLine } from '#tests/isdoc.ts';
import { invoiceOf } from './invoice.ts';

const read = (over?: Parameters<typeof isdoc>[0]) => invoiceOf(Buffer.from(isdoc(over)));
const packed = (parts: Readonly<Record<string, string>>) =>
  storedArchive(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));

describe('an electronic invoice', () => {
  // The invoice of the handbook: 100 GJ of heat, 80,000.00 Kč and 12 % of tax.
  test('is read into the fields of a document', () => {
    expect(read()).toEqual({
      kind: 'invoice',
      number: '2024001',
      issued_on: '2024-02-05',
      tax_on: '2024-01-31',
      due_on: '2024-02-19',
      corrects: '',
      note: 'Vymyšlená faktura',
      line_rows: [
        {
          subject: 'Tepelná energie 01/2024',
          quantity: 100,
          measured_unit: 'GJ',
          base: 8_000_000,
          tax_rate: 12,
          tax: 960_000,
        },
      ],
      supplier_business_id: '12345679',
      supplier_name: 'Teplo Test s.r.o.',
      doubts: [],
    });
  });

  test.each([
    ['1', 'invoice'],
    ['3', 'debit-note'],
    ['4', 'advance'],
    ['5', 'advance-tax'],
    ['6', 'advance-tax'],
    ['7', 'invoice'],
  ])('of type %s is %s', (type, kind) => expect(read({ type }).kind).toBe(kind));

  test('that gives money back is less than nothing, whichever sign its producer writes', () => {
    const lines = isdocLine({ base: '-100.00', tax: '-12.00', quantity: '-1' });
    const head =
      '<OriginalDocumentReferences><OriginalDocumentReference><ID>2023007</ID></OriginalDocumentReference></OriginalDocumentReferences>';
    const signed = read({ type: '2', head, lines, total: '-112.00' });
    expect(signed).toMatchObject({ kind: 'credit-note', corrects: '2023007', doubts: [] });
    expect(signed.line_rows).toMatchObject([{ quantity: -1, base: -10_000, tax: -1_200 }]);
    const plain = isdocLine({ base: '100.00', tax: '12.00', quantity: '1' });
    const unsigned = read({ type: '2', head, lines: plain, total: '112.00' });
    expect(unsigned.line_rows).toEqual(signed.line_rows);
    expect(unsigned.doubts).toEqual([]);
  });

  test('of who pays no tax, or has the customer account for it, charges none', () => {
    expect(read({ isTaxed: false, lines: isdocLine({ tax: '0' }) }).line_rows[0]).toMatchObject({
      tax_rate: 0,
      tax: 0,
    });
    expect(read({ lines: isdocLine({ rate: '21', tax: '0' }) }).line_rows[0]).toMatchObject({
      tax_rate: 0,
      tax: 0,
    });
  });

  test('of two rates keeps both, and says when its lines do not make what it charges', () => {
    const lines = `${isdocLine({ base: '1000', tax: '120' })}${isdocLine({ base: '100', tax: '21', rate: '21', unit: 'XYZ' })}`;
    const both = read({ lines, total: '1241.00' });
    expect(both.line_rows.map(({ tax_rate, measured_unit }) => [tax_rate, measured_unit])).toEqual([
      [12, 'GJ'],
      [21, ''],
    ]);
    expect(both.doubts).toEqual([]);
    expect(read({ lines, total: '' }).doubts).toEqual([
      'Faktura neuvádí součet, se kterým by šlo řádky porovnat.',
    ]);
    expect(read({ lines, total: '1300.00', paid: '605.00' }).doubts).toEqual([
      'Řádky dávají dohromady 1\u00A0241,00\u00A0Kč, faktura uvádí 1\u00A0300,00\u00A0Kč.',
      'Faktura odečítá zaplacené zálohy 605,00\u00A0Kč; zapište je jako doklady druhu Záloha.',
    ]);
  });

  test('packed with its picture is found by its manifest, or in the root of the archive', () => {
    const manifest =
      '<manifest xmlns="http://isdoc.cz/namespace/2013/manifest"><maindocument filename="a/doklad.isdoc"/></manifest>';
    const named = packed({
      'manifest.xml': manifest,
      'x.isdoc': '<a/>',
      'a/doklad.isdoc': isdoc(),
    });
    expect(invoiceOf(named).number).toBe('2024001');
    expect(invoiceOf(packed({ 'doklad.isdoc': `\uFEFF${isdoc()}` })).number).toBe('2024001');
  });

  test.each([
    ['cut', isdoc().slice(0, 900), 'není celá nebo je poškozená'],
    ['with entities', isdoc({ start: '<!DOCTYPE x [<!ENTITY a "b">]>' }), 'vlastní definice'],
    ['another document', '<Faktura/>', 'není faktura ISDOC'],
    ['of an unknown type', isdoc({ type: '9' }), 'jaký druh dokladu'],
    ['without lines', isdoc({ lines: '' }), 'nemá žádné řádky'],
    ['of an absurd amount', isdoc({ lines: isdocLine({ base: '1e9' }) }), 'není platná'],
    ['of a huge amount', isdoc({ lines: isdocLine({ base: '99999999999.00' }) }), 'není platná'],
    ['in euros', isdoc({ head: '<ForeignCurrencyCode>EUR</ForeignCurrencyCode>' }), 'v měně EUR'],
    ['in bytes', '\u0000\u0001', 'není celá nebo je poškozená'],
    ['of too many elements', `<Invoice>${'<a/>'.repeat(700_000)}</Invoice>`, 'příliš mnoho prvků'],
    ['over 4 MB', `<Invoice>${'x'.repeat(4 * 1024 * 1024)}</Invoice>`, 'větší než 4 MB'],
  ])('%s is refused with its reason', (_what, text, reason) =>
    expect(() => invoiceOf(Buffer.from(text))).toThrow(reason),
  );

  test('packed in an archive that grows, is cut or has none in it is refused', () => {
    const archive = packed({ 'doklad.isdoc': isdoc() });
    expect(() => invoiceOf(archive.subarray(0, 200))).toThrow('není celá nebo je poškozená');
    expect(() => invoiceOf(packed({ 'doklad.pdf': 'x' }))).toThrow('není žádná faktura');
    // It says that its part is much larger than it is.
    const grows = Buffer.from(archive);
    const entry = grows.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    grows.writeUInt32LE(100 * 1024 * 1024, entry + 24);
    expect(() => invoiceOf(grows)).toThrow('není celá nebo je poškozená');
  });

  test('with more lines than a document may have is put together by its rates', () => {
    const lines = isdocLine({ base: '1', tax: '0.12' }).repeat(101);
    const { line_rows } = read({ lines, total: '113.12' });
    expect(line_rows).toMatchObject([{ base: 10_100, tax: 1_212, tax_rate: 12 }]);
  });
});
