import { deflateSync } from 'node:zlib';
import pdfmake from 'pdfmake';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { storedArchive } from '#server/files/stored-archive.ts';
import { pdfWith } from '#tests/isdoc-pdf.ts';
import { isdoc } from '#tests/isdoc.ts';
import { invoiceOf } from './invoice.ts';

const NONE = 'není vložená elektronická faktura';
const BROKEN = 'není celý nebo je poškozený';
const LARGE = 'jsou příliš velké';
const invoice = { 'faktura č. 1.isdoc': isdoc() };

/** A PDF by a producer of PDFs that we have not written. */
async function madePdf(content: string, name: string): Promise<Buffer> {
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === 'Helvetica');
  pdfmake.setFonts({ Helvetica: { normal: 'Helvetica' } });
  const src = `data:application/xml;base64,${Buffer.from(content).toString('base64')}`;
  const files = { a: { src, name, description: 'ISDOC' } };
  return pdfmake
    .createPdf({
      content: 'Faktura 2024001',
      defaultStyle: { font: 'Helvetica' },
      files,
    })
    .getBuffer();
}

describe('an electronic invoice within a PDF', () => {
  test.each([
    ['in its names', {}],
    ['in /AF of the catalog alone', { isAf: true }],
    ['described in a stream of objects', { isPacked: true }],
    ['described there and told by /AF', { isPacked: true, isAf: true }],
    ['not packed', { filter: '' }],
    ['packed by a list of one filter', { filter: '[/FlateDecode]' }],
  ])('%s is read as one that came alone', (_where, over) =>
    expect(invoiceOf(pdfWith({ files: invoice, ...over }))).toEqual(
      invoiceOf(Buffer.from(isdoc())),
    ),
  );

  test('made by another producer is read, and another reader finds the same file', async () => {
    const file = await madePdf(isdoc({ id: '77' }), 'doklad.ISDOC');
    expect(invoiceOf(file).number).toBe('77');
    const reader = await getDocumentProxy(new Uint8Array(file));
    const found = (await reader.getAttachments()) as Record<string, { filename: string }>;
    expect(Object.values(found).map(({ filename }) => filename)).toEqual(['doklad.ISDOC']);
  });

  test('packed with its picture is read too', () => {
    const archive = storedArchive(new Map([['doklad.isdoc', Buffer.from(isdoc())]]));
    expect(invoiceOf(pdfWith({ files: { 'a.isdocx': archive } })).number).toBe('2024001');
  });

  test('of a file saved again is the later one', () => {
    const again = pdfWith({ files: { 'a.isdoc': isdoc({ id: '2' }) } });
    const both = Buffer.concat([pdfWith({ files: invoice, isPacked: true }), again]);
    expect(invoiceOf(both).number).toBe('2');
    const packedLast = Buffer.concat([again, pdfWith({ files: invoice, isPacked: true })]);
    expect(invoiceOf(packedLast).number).toBe('2024001');
  });

  test('which is there no longer is not found by what has stayed of it', () => {
    const gone = Buffer.concat([pdfWith({ files: invoice }), pdfWith()]);
    expect(() => invoiceOf(gone)).toThrow(NONE);
  });

  test.each([
    ['without any file', pdfWith(), NONE],
    ['with another file', pdfWith({ files: { 'priloha.xml': isdoc() } }), NONE],
    [
      'with two invoices',
      pdfWith({ files: { 'a.isdoc': isdoc(), 'b.isdoc': isdoc() } }),
      'je více elektronických faktur',
    ],
    ['locked', pdfWith({ files: invoice, trailer: '/Encrypt 8 0 R' }), 'chráněný heslem'],
    [
      'locked and packed',
      pdfWith({ files: invoice, isPacked: true, trailer: '/Encrypt 8 0 R' }),
      'chráněný heslem',
    ],
    ['cut', pdfWith({ files: invoice }).subarray(0, 300), BROKEN],
    ['of nothing', Buffer.from('%PDF-1.7\n'), BROKEN],
    ['packed by what nobody uses', pdfWith({ files: invoice, filter: '/LZWDecode' }), BROKEN],
    ['packed twice', pdfWith({ files: invoice, filter: '[/FlateDecode/FlateDecode]' }), BROKEN],
    ['with what is no invoice', pdfWith({ files: { 'a.isdoc': '<Jine/>' } }), 'není faktura ISDOC'],
    [
      'with entities',
      pdfWith({ files: { 'a.isdoc': isdoc({ start: '<!DOCTYPE x [<!ENTITY a "b">]>' }) } }),
      'vlastní definice',
    ],
    ['that grows', pdfWith({ files: { 'a.isdoc': ' '.repeat(5 * 1024 * 1024) } }), LARGE],
  ])('%s is refused with its reason', (_what, file, reason) =>
    expect(() => invoiceOf(file)).toThrow(reason),
  );
});

const before = (text: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(text, 'latin1'),
    pdfWith({ files: invoice }).subarray(9),
  ]);
const MEGABYTES = 10 * 1024 * 1024;
const filled = (piece: string) => piece.repeat(Math.floor((MEGABYTES - 5000) / piece.length));
const many = Array.from({ length: 200_000 }, (_one, at) => `${at + 100} 0 obj 1\n`).join('');
const bomb = deflateSync(Buffer.alloc(20 * 1024 * 1024)).toString('latin1');
const carrier = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bomb.length}>>stream\n${bomb}\nendstream endobj\n`;

/** What comes of a file; one that does not come to an end is stopped with its test. */
function outcome(file: Buffer): string {
  try {
    return invoiceOf(file).number;
  } catch (error) {
    return String(error);
  }
}

describe('a PDF that is to take the server down ends soon', () => {
  test.each([
    ['objects without end', filled('1 0 obj[\n'), LARGE],
    ['texts without end', filled('1 0 obj(\n'), LARGE],
    ['bytes without end', filled('1 0 obj<\n'), LARGE],
    ['streams without end', filled('1 0 obj<<>>stream\n'), NONE],
    ['arrays within arrays', `1 0 obj${'['.repeat(1000)}`, LARGE],
    ['more objects than any invoice has', many, LARGE],
    ['a stream of objects that grows', `90 0 obj${carrier}`, LARGE],
    ['numbers alone', filled('1 1 '), '2024001'],
    ['spaces alone', filled(' '), '2024001'],
    ['objects that are none', filled('obj '), '2024001'],
    ['comments alone', filled('%obj\n'), '2024001'],
  ])('of %s', (_what, text, said) => expect(outcome(before(text))).toContain(said), 40_000);

  test('of names that lead to one another', () => {
    const circle = pdfWith()
      .toString('latin1')
      .replace('<</Kids[4 0 R]>>', '<</Kids[3 0 R 3 0 R]>>');
    expect(() => invoiceOf(Buffer.from(circle, 'latin1'))).toThrow(NONE);
  });
});
