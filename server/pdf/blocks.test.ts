import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { PdfBlock } from './document.ts';
import { drawPdf } from './draw.ts';

const draw = (blocks: readonly PdfBlock[]) =>
  drawPdf({ title: 'Konto', author: 'SVJ', made: '2026-11-03T08:15:00.000Z', parts: [blocks] });

async function pagesOf(blocks: readonly PdfBlock[]): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await draw(blocks)));
  const { text } = await extractText(pdf);
  return text.map((page) => page.replaceAll(/\s+/gu, ' '));
}

const facts = [
  { name: 'K úhradě', value: '1 234,50 Kč' },
  { name: 'Variabilní symbol', value: '1012' },
];

test('what is to be paid has its code in a named frame; without a code it has none', async () => {
  const spayd = 'SPD*1.0*ACC:CZ5855000000001265098001*AM:1234.50*CC:CZK';
  const [withCode] = await pagesOf([{ kind: 'payment', facts, spayd }]);
  expect(withCode).toContain('K úhradě 1 234,50 Kč Variabilní symbol 1012');
  expect(withCode).toContain('QR platba');
  const [without] = await pagesOf([{ kind: 'payment', facts }]);
  expect(without).toContain('1 234,50 Kč');
  expect(without).not.toContain('QR');
});

test('a long table has its headings on each page and its sums once', async () => {
  const rows = Array.from({ length: 90 }, (_, at) => [`${at + 1}. řádek`, '1,00 Kč']);
  const pages = await pagesOf([
    {
      kind: 'table',
      columns: [{ heading: 'Co' }, { heading: 'Kolik', width: 80, figures: true }],
      rows,
      sums: [['Celkem', '90,00 Kč']],
    },
  ]);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toMatch(/^Co Kolik /u);
  expect(pages.join(' ').split('Celkem 90,00 Kč')).toHaveLength(2);
  expect(pages.at(-1)).toContain('90. řádek 1,00 Kč Celkem 90,00 Kč');
});
