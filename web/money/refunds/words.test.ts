import { expect, test } from 'vitest';
import { sentText, stateText } from './words.ts';

const none = { items_count: 12, sent_count: 0, sent_on: null };
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('what has left of a batch is told by its day once all of it has, by a count until then', () => {
  expect(sentText(none)).toBe('');
  expect(spaced(sentText({ ...none, sent_count: 3, sent_on: '2026-04-30' }))).toBe('3 z 12');
  expect(spaced(sentText({ ...none, sent_count: 12, sent_on: '2026-04-30' }))).toBe('30. 4. 2026');
});

test('a batch stands as a person has said, with the day on which the bank has paid', () => {
  expect(stateText({ state: 'downloaded', paid_on: null })).toBe('soubor stažen');
  expect(spaced(stateText({ state: 'paid', paid_on: '2026-04-30' }))).toBe('zaplacená 30. 4. 2026');
});
