import { describe, expect, test } from 'vitest';
import type { Find } from '#contract/search.ts';
import { partsOf, partSought } from './record-parts.ts';

const titlesIn = (kind: Find['kind'], text: string, open: ReadonlySet<string> | null = null) => {
  const sought = partSought(text);
  const find: Find = { kind, unit_id: 1, unit_name: '', id: 1, title: '', detail: '' };
  return sought === null ? null : partsOf(find, sought, open).map(({ title }) => title);
};

describe('a text that names a record and a part of it', () => {
  test.each([
    ['Lipová 12 osoby', 'Lipová 12'],
    ['osoby lipova 12', 'lipova 12'],
    ['kdo platí byt 7', 'byt 7'],
    ['byt č. 7 platce', 'byt č. 7'],
    ['Lipová 12 prezen', 'Lipová 12'],
  ])('%s leaves what is sought: %s', (text, record) => {
    expect(partSought(text)?.record).toBe(record);
  });

  test.each(['Lipová 12', 'historie', 'Nový vlastník', 'Jan Novák', '', 'Josef Plá', 'byt 7'])(
    '%j speaks of no part, or of nothing else',
    (text) => {
      expect(partSought(text)).toBeNull();
    },
  );

  test.each([
    ['building', 'Lipová 12 osoby', ['Osoby']],
    ['building', 'Lipová 12 prezenční listina', ['Podíly']],
    ['building', 'Lipová 12 dlužníci', ['Dluhy']],
    ['building', 'napsat Lipová 12', ['Napsat všem']],
    ['building', 'kdo dluží Lipová 12', ['Dluhy']],
    ['space', 'byt 7 dluží', ['Platby']],
    ['space', 'byt 7 kdo platí', ['Plátce']],
    ['symbol', '1200012 plátce', ['Plátce']],
    ['space', 'byt 7 nový vlastník', ['Vlastnictví']],
    ['space', 'byt 7 stěhování', ['Nájemci']],
    ['person', 'Novák kdo změnil', ['Historie']],
    ['person', 'Novák plátce', []],
    ['person', 'Novák dluží', ['Platby']],
    ['settlement', 'Vyúčtování 2025 kontroly', ['Kontroly']],
    ['group', 'Sídliště upravit', ['Základ']],
    ['round', 'Výměna historie', []],
    ['unit', 'Javorka historie', []],
  ] as const)('of kind %s in %j opens %j', (kind, text, titles) => {
    expect(titlesIn(kind, text)).toEqual(titles);
  });

  test.each([
    ['building', 'Lipová 12 dluhy', 'arrears'],
    ['building', 'Lipová 12 vodoměry', 'meters'],
    ['space', 'byt 7 dluží', 'ledger'],
    ['space', 'byt 7 vodoměry', 'meters'],
    ['person', 'Novák dluží', 'ledger'],
    ['person', 'Novák vodoměry', 'meters'],
  ] as const)('of kind %s in %j is offered where the module %s is open', (kind, text, module) => {
    expect(titlesIn(kind, text, new Set([module]))).toHaveLength(1);
    expect(titlesIn(kind, text, new Set(['buildings', 'pasports', 'addresses']))).toEqual([]);
  });

  test('that belongs to no module but its record is offered whatever is open', () => {
    expect(titlesIn('building', 'Lipová 12 podlaží', new Set(['buildings']))).toEqual(['Podlaží']);
  });
});
