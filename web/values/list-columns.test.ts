import { expect, test } from 'vitest';
import { z } from 'zod';
import { revisionTypeRecord } from '#contract/revision-type-record.ts';
import { record, told } from '#contract/record.ts';
import { line } from '#contract/values/text.ts';
import { interleaved, listColumns, searchedTexts } from './list-columns.ts';
import { columnId } from '#web/table/columns.ts';

const name = line(z.string());
const tree = record({
  written: {},
  told: {
    place: told(name, { label: 'Místo', listed: { width: 100 } }),
    kind: told(name, { label: 'Druh', listed: { heading: 'Jaký', width: 90, hidden: true } }),
    note: told(name, { label: 'Poznámka', listed: null }),
  },
  list: ['kind'],
  columns: [],
});

test('columns stand as the list says, others behind them, and those of no list nowhere', () => {
  expect(listColumns(tree)).toMatchObject([
    { text: 'Jaký', id: 'kind', value: 'kind', hiddenFirst: true },
    { text: 'Místo', id: 'place', value: 'place', hiddenFirst: false },
  ]);
});

test('columns that are reckoned stand behind the one that is named, or first', () => {
  const reckoned = (id: string) => ({ text: id, id, value: () => id });
  const columns = interleaved(listColumns<Record<string, unknown>>(tree), {
    '': [reckoned('first')],
    kind: [reckoned('second'), reckoned('third')],
  });
  expect(columns.map(columnId)).toEqual(['first', 'kind', 'second', 'third', 'place']);
});

test('the search goes through a choice by its name, as people see it', () => {
  const row = { name: 'Komín', area: 'chimney', regulation: 'NV 91/2010 Sb.' };
  expect(searchedTexts(revisionTypeRecord, row)).toEqual(['Komín', 'komíny', 'NV 91/2010 Sb.']);
});
