import { describe, expect, test } from 'vitest';
import { meaningOf, withMeaning, wordsIn, wordsToSend } from './words.ts';

const shop = { field: 'pasport_type', word: 'Obchod', meaning: 'Nebyt' };

describe('meanings of words', () => {
  test('are known whatever the case of the word', () => {
    const words = wordsIn({ words: [shop] });
    expect(meaningOf(words, 'pasport_type', 'obchod ')).toBe('Nebyt');
    expect(meaningOf(words, 'is_joint', 'obchod')).toBeUndefined();
  });

  test('are told, changed and taken back one by one', () => {
    const told = withMeaning(wordsIn({ words: [] }), shop);
    expect(wordsToSend(['pasport_type'], told)).toEqual([shop]);
    const empty = withMeaning(told, { ...shop, word: 'OBCHOD', meaning: '' });
    expect(meaningOf(empty, 'pasport_type', 'obchod')).toBe('');
    const none = withMeaning(empty, { ...shop, meaning: undefined });
    expect(wordsToSend(['pasport_type'], none)).toEqual([]);
  });

  test('of a field that no column says are not sent', () => {
    expect(wordsToSend(['floor', null], wordsIn({ words: [shop] }))).toEqual([]);
  });
});
