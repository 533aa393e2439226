import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test, vi } from 'vitest';
import type { PdfDocument } from './document.ts';
import { drawPdf } from './draw.ts';
import { makePdf } from './make-pdf.ts';

const sheet: PdfDocument = {
  title: 'Spotřeba za říjen 2026',
  author: 'SVJ Žluťoučká 7',
  made: '2026-11-03T08:15:00.000Z',
  parts: [
    [
      { kind: 'title', text: 'Příliš žluťoučký kůň úpěl ďábelské ódy' },
      { kind: 'heading', text: 'Teplá voda' },
      {
        kind: 'facts',
        facts: [{ name: 'říjen 2026', value: '1\u00A0234,50\u00A0m³', note: 'o 12\u00A0% více' }],
      },
      { kind: 'note', text: 'ĎÁBELSKÉ ÓDY: −0,5 °C, m², „uvozovky“ – pomlčka' },
    ],
    [{ kind: 'text', text: 'druhá část' }],
  ],
};

const read = async (bytes: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  return { pages: text.map((page) => page.replaceAll(/\s+/gu, ' ')), pdf };
};

test('a PDF has Czech letters, numbers and marks that can be read back, and its parts on pages of their own', async () => {
  const warned = vi.spyOn(console, 'warn');
  const { pages } = await read(await makePdf(sheet, 1));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Příliš žluťoučký kůň úpěl ďábelské ódy');
  expect(pages[0]).toContain('říjen 2026 1 234,50 m³ o 12 % více');
  expect(pages[0]).toContain('ĎÁBELSKÉ ÓDY: −0,5 °C, m², „uvozovky“ – pomlčka');
  expect(pages[0]).toMatch(/Spotřeba za říjen 2026 strana 1 z 2$/u);
  expect(pages[1]).toMatch(/^druhá část Spotřeba za říjen 2026 strana 2 z 2$/u);
  expect(warned).not.toHaveBeenCalled();
});

test('says in its metadata what it is, of whom, since when and in which language', async () => {
  const bytes = await drawPdf(sheet);
  const { pdf } = await read(bytes);
  expect((await getMeta(pdf)).info).toMatchObject({
    Title: sheet.title,
    Author: sheet.author,
    Creator: 'Kastelán',
    CreationDate: 'D:20261103081500Z',
  });
  expect(bytes.toString('latin1')).toContain('/Lang (cs-CZ)');
});

test('a document may be drawn again: the maker leaves it as it was', async () => {
  const before = structuredClone(sheet);
  const first = await read(await drawPdf(sheet));
  const again = await read(await drawPdf(sheet));
  expect(sheet).toEqual(before);
  expect(again.pages).toEqual(first.pages);
});

test('a heading does not stay alone at the foot of a page', async () => {
  const lines = Array.from({ length: 44 }, (_, index) => ({
    kind: 'text' as const,
    text: `řádek ${index + 1}`,
  }));
  for (let extra = 0; extra < 4; extra += 1) {
    const part = [
      ...lines.slice(extra),
      { kind: 'heading' as const, text: 'Nadpis' },
      { kind: 'facts' as const, facts: [{ name: 'pod ním', value: '1', note: '' }] },
    ];
    const { pages } = await read(await drawPdf({ ...sheet, parts: [part] }));
    expect(pages.filter((page) => page.includes('Nadpis'))).toEqual(
      pages.filter((page) => page.includes('pod ním')),
    );
  }
});

test('several are made at once and one after another, each its own; one that cannot be made spoils none', async () => {
  const named = (text: string): PdfDocument => ({ ...sheet, parts: [[{ kind: 'text', text }]] });
  const broken = { ...sheet, parts: 1 } as unknown as PdfDocument;
  const [one, other] = await Promise.all([makePdf(named('první'), 1), makePdf(named('druhý'), 2)]);
  await expect(makePdf(broken, 1)).rejects.toThrow('map');
  const third = await makePdf(named('třetí'), 1);
  const texts = await Promise.all(
    [one, other, third].map(async (each) => (await read(each)).pages),
  );
  expect(texts.map(([page]) => page?.split(' ')[0])).toEqual(['první', 'druhý', 'třetí']);
});
