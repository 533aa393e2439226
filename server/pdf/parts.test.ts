import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, expect, test, vi } from 'vitest';
import type { PdfDocument, PdfPart } from './document.ts';
import { drawPdf } from './draw.ts';
import { withModulesAtOnce } from './modules.ts';
import { TaggedLayout } from './tagged.ts';

// Documents of many: each part is laid out and drawn alone, and told as before.

const document = (parts: PdfPart[], titles?: string[]): PdfDocument => ({
  title: 'Listy',
  author: 'SVJ',
  made: '2026-11-03T08:15:00.000Z',
  parts,
  ...(titles !== undefined && { titles }),
});

/** Lines of which some fifty fill a page. */
const lines = (count: number): PdfPart =>
  Array.from({ length: count }, (_, at) => ({ kind: 'text' as const, text: `řádek ${at + 1}` }));

/** A part whose heading would stand alone at the foot of its first page. */
const parted: PdfPart = [
  ...lines(38),
  { kind: 'heading', text: 'Nadpis' },
  { kind: 'text', text: 'pod ním' },
];

async function feetOf(made: PdfDocument): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await drawPdf(made)));
  const { text } = await extractText(pdf);
  return text.map(
    (page) => /[^ ]+ strana \d+ z \d+$/u.exec(page.replaceAll(/\s+/gu, ' '))?.[0] ?? '',
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('pages of all parts are numbered together where the document goes to one, of each alone where to more', async () => {
  const parts = [lines(60), lines(1), lines(60)];
  expect(await feetOf(document(parts))).toEqual(
    [1, 2, 3, 4, 5].map((page) => `Listy strana ${page} z 5`),
  );
  expect(await feetOf(document(parts, ['První', 'Druhý', 'Třetí']))).toEqual([
    'První strana 1 z 2',
    'První strana 2 z 2',
    'Druhý strana 1 z 1',
    'Třetí strana 1 z 2',
    'Třetí strana 2 z 2',
  ]);
});

test('a heading that goes to the next page has no text of other parts laid out anew', async () => {
  const laidOut = vi.spyOn(TaggedLayout.prototype, 'processLeaf');
  const textsOf = async (count: number) => {
    laidOut.mockClear();
    const parts = Array.from({ length: count }, () => parted);
    await drawPdf(
      document(
        parts,
        parts.map(() => 'List'),
      ),
    );
    return laidOut.mock.calls.length;
  };
  const ofOne = await textsOf(1);
  // Laid out twice: the heading went on.
  expect(ofOne).toBeGreaterThan(2 * parted.length);
  expect(await textsOf(6)).toBe(6 * ofOne);
});

test('dark modules of a code are drawn at once, each where it was', () => {
  const field = { type: 'rect', x: 0, y: 0, w: 12, h: 12, color: '#fff' };
  const dark = [
    [0, 0],
    [3, 0],
    [9, 0],
    [3, 3],
    [6, 3],
  ];
  const modules = dark.map(([x = 0, y = 0]) => ({ type: 'rect', x, y, w: 3, h: 3, color: '#000' }));
  expect(withModulesAtOnce([field, ...modules])).toEqual([
    field,
    {
      ...field,
      color: '#000',
      pieces: [
        [0, 0, 6, 3],
        [9, 0, 3, 3],
        [3, 3, 6, 3],
      ],
    },
  ]);
});

test('a code whose modules have no colour of their own is left as it is, and is not lost', () => {
  const code = [0, 3].map((x) => ({ type: 'rect', x, y: 0, w: 3, h: 3 }));
  expect(withModulesAtOnce(code)).toEqual(code);
});
