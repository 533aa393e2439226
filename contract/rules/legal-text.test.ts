import { expect, test } from 'vitest';
import { textBlocks } from './legal-text.ts';

test('a plain text falls into headings, paragraphs and lists', () => {
  const text =
    '# Úvod\nPrvní řádek\ndruhý řádek\n\n- jedna\n- dvě\npo seznamu\n\n# Závěr\r\n\r\nKonec';
  expect(textBlocks(text)).toEqual([
    { kind: 'heading', text: 'Úvod' },
    { kind: 'paragraph', text: 'První řádek druhý řádek' },
    { kind: 'list', items: ['jedna', 'dvě'] },
    { kind: 'paragraph', text: 'po seznamu' },
    { kind: 'heading', text: 'Závěr' },
    { kind: 'paragraph', text: 'Konec' },
  ]);
});

test('markup stays text', () => {
  const hostile = '<script>alert(1)</script> [odkaz](javascript:alert(1)) **tučně** #nadpis';
  expect(textBlocks(hostile)).toEqual([{ kind: 'paragraph', text: hostile }]);
});

test('an empty text has no pieces', () => {
  expect(textBlocks(' \n\n \n')).toEqual([]);
});

test('a heading, an item and a paragraph part also without an empty line', () => {
  expect(textBlocks('odstavec\n- jedna\n# Nadpis\n- dvě\n- tři\n- čtyři')).toEqual([
    { kind: 'paragraph', text: 'odstavec' },
    { kind: 'list', items: ['jedna'] },
    { kind: 'heading', text: 'Nadpis' },
    { kind: 'list', items: ['dvě', 'tři', 'čtyři'] },
  ]);
});

test('a paragraph keeps all its lines, the first and the last too', () => {
  expect(textBlocks('jedna\ndvě\ntři')).toEqual([{ kind: 'paragraph', text: 'jedna dvě tři' }]);
  expect(textBlocks('- jedna\n- dvě')).toEqual([{ kind: 'list', items: ['jedna', 'dvě'] }]);
});

test('a mark without a space behind it is text', () => {
  expect(textBlocks('#jedna\n-dvě')).toEqual([{ kind: 'paragraph', text: '#jedna -dvě' }]);
});
