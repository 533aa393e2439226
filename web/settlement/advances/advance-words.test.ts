import { describe, expect, test } from 'vitest';
import { anyAdvance, anyAdvances } from '#tests/web/settlement-sample.ts';
import {
  acceptQuestion,
  amountText,
  askedOf,
  changeText,
  differenceText,
  earlyText,
  filterChoices,
  filteredBy,
  noteText,
  stepOptions,
  usualAdvances,
} from './advance-words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const raised = anyAdvance();
const same = anyAdvance({ key: '12 3', service_id: 3, held: 6000 });
const fallen = anyAdvance({ key: '13 2', pasport_id: 13, held: 9000 });
const excepted = anyAdvance({ key: '14 2', pasport_id: 14, is_excepted: true });
const begun = anyAdvance({ key: '15 2', pasport_id: 15, held: null });
const rows = [raised, same, fallen, excepted, begun];

test('what is asked first is the next month, 5 % of reserve and tens of crowns; of a forecast no reserve', () => {
  const by = 'count';
  expect(askedOf(usualAdvances('2026-03-31', by), { except: ['12 2'], by })).toEqual({
    by,
    valid_from: '2026-04-01',
    reserve: 5,
    step: 1000,
    except: ['12 2'],
  });
  expect(usualAdvances('2026-09-10', 'forecast')).toMatchObject({ reserve: 0 });
  expect(stepOptions.map(({ label }) => plain(label))).toEqual([
    'na 1 Kč',
    'na 10 Kč',
    'na 50 Kč',
    'na 100 Kč',
  ]);
});

test('a row tells what holds, how it differs and why it stays', () => {
  expect(rows.map(({ held }) => plain(amountText(held)))).toEqual([
    '50,00 Kč',
    '60,00 Kč',
    '90,00 Kč',
    '50,00 Kč',
    'žádná',
  ]);
  expect(rows.map(differenceText).map(plain)).toEqual([
    '+10,00 Kč',
    '0,00 Kč',
    '−30,00 Kč',
    '0,00 Kč',
    '+60,00 Kč',
  ]);
  expect(rows.map(noteText).map(plain)).toEqual([
    '',
    'beze změny',
    '',
    'vynecháno, návrh je 60,00 Kč',
    '',
  ]);
  expect(noteText({ ...same, later: '2026-06-01' })).toBe(
    'beze změny; od 1.\u00a06.\u00a02026 je zapsaná jiná částka, ta zůstane',
  );
});

test('what changes is counted by advances and by spaces', () => {
  expect(plain(changeText(rows))).toBe('3 zálohy u 3 prostorů');
  expect(plain(changeText([raised]))).toBe('1 záloha u 1 prostoru');
  expect(plain(changeText([raised, { ...raised, key: '12 9', service_id: 9 }]))).toBe(
    '2 zálohy u 1 prostoru',
  );
});

test('before it is accepted one reads how much changes', () => {
  const { title, message } = acceptQuestion(anyAdvances(rows), '2026-04-01');
  expect(title).toBe('Přijmout zálohy od 1.\u00a04.\u00a02026?');
  expect(plain(message)).toContain(
    'Změní se 3 zálohy u 3 prostorů: 250,00 Kč → 290,00 Kč měsíčně.',
  );
});

describe('a day before the one from which a raise may be demanded', () => {
  test('is warned of with the law', () => {
    const text = plain(earlyText(anyAdvances([raised]), '2026-03-31'));
    expect(text).toContain('zákon č. 67/2013 Sb., § 4 odst. 3');
    expect(text).toContain('od 1. 4. 2026');
  });

  test('is not where nothing rises, and that very day never is', () => {
    expect(earlyText(anyAdvances([same, fallen, excepted]), '2026-03-31')).toBe('');
    expect(earlyText(anyAdvances([raised]), '2026-04-01')).toBe('');
  });
});

test('rows are narrowed to what changes, stays, or was left out', () => {
  expect(filterChoices(rows).map(({ text, count }) => [text, count])).toEqual([
    ['Jen změny', 3],
    ['Beze změny', 1],
    ['Vynechané', 1],
  ]);
  expect(filteredBy('excepted', rows)).toEqual([excepted]);
  expect(filteredBy('constructor', rows)).toEqual(rows);
  expect(filteredBy(undefined, rows)).toEqual(rows);
});
