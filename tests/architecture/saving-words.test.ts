import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from './source.ts';

// Saving is worded one way: a button says what it saves, 'Uložit změny' of what was there before; what is told says
// 'byl uložen'. The specification's own 'Ulož změny' stands in the settings of a unit alone.

const OF_SPECIFICATION = 'web/units/UnitSettings.tsx';
const isTest = (path: string) => path.includes('.test.');
const sources = readSources('web').filter(({ path }) => !isTest(path));

/** Texts of a file: those of its code, and those that stand between its tags. */
const texts = sources.flatMap(({ path, texts: own }) => {
  const between = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => />?\s*(Ulož[^<>{}]*?)\s*(<|$)/.exec(line)?.[1] ?? '');
  return [...own.map(({ value }) => value), ...between].map((value) => ({ path, value }));
});
const saving = texts.filter(({ value }) => /\bulož/i.test(value));

describe('words of saving', () => {
  it('are there to be judged', () => {
    expect(saving.length).toBeGreaterThan(80);
  });

  it('say on a button what is saved', () => {
    const bare = saving.filter(({ value }) => /^Ulož(it|te)?$/.test(value));
    expect(bare).toEqual([]);
  });

  it('order nobody about but where the specification does', () => {
    const ordered = saving.filter(({ value }) => value.startsWith('Ulož '));
    expect([...new Set(ordered.map(({ path }) => path))]).toEqual([OF_SPECIFICATION]);
  });

  it('tell that something was saved, not that it is', () => {
    const otherwise = saving.filter(({ value }) =>
      /^Uloženo|\b(je|jsou) (už )?uložen|(byl[aoiy]?) uložen(ý|á|é)\b/.test(value),
    );
    expect(otherwise).toEqual([]);
  });
});
