import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { text } from './fields.ts';
import {
  aliasesOf,
  alsoByAlias,
  emptyOf,
  faultsOf,
  labelsOf,
  ownNames,
  readOf,
  record,
  ruledBy,
  told,
  unimported,
  valuesOf,
  writeOf,
  written,
} from './record.ts';
import { fileColumns, fileNames } from './record-file.ts';
import { whole } from '#contract/values/number.ts';
import { asText, line } from '#contract/values/text.ts';
import { yesNo } from '#contract/values/yes-no.ts';

const tree = record({
  written: {
    name: written(line(text(5)), {
      label: 'Jméno',
      panel: 'Strom',
      imported: { example: 'Lípa', also: ['strom'], required: true },
      listed: { width: 100 },
    }),
    height: written(whole(z.int('Zadejte číselnou hodnotu')), {
      label: 'Výška',
      panel: 'Strom',
      imported: { from: 'size' },
      listed: null,
      initial: 1,
    }),
    is_gone: written(yesNo, {
      label: 'Pokácený',
      panel: null,
      imported: { not: 'Kácí se na stránce stromu' },
      listed: null,
      aliases: ['gone'],
      stored: 'pasports.gone',
    }),
  },
  told: { gardener: told(line(z.string()), { label: 'Zahradník', listed: null }) },
  list: ['name'],
  columns: [
    { name: 'garden', label: 'Zahrada', example: '', cell: asText, after: null },
    { name: 'size', label: 'Velikost', example: '3', cell: asText, after: 'name' },
  ],
});
const { written: fields } = tree;

describe('a described record', () => {
  test('is read with all its fields, and written with those that a person writes', () => {
    expect(Object.keys({ ...readOf(tree.told), ...readOf(fields) })).toEqual([
      'gardener',
      'name',
      'height',
      'is_gone',
    ]);
    expect(
      z.object(writeOf(fields)).safeParse({ name: 'Javory', height: 'x', is_gone: false }).error,
    ).toMatchObject({ issues: [{ path: ['name'] }, { path: ['height'] }] });
  });

  test('begins with its empty values, and goes into a form without what is only read', () => {
    expect(emptyOf(fields)).toEqual({ name: '', height: 1, is_gone: false });
    const stored = { name: 'Lípa', height: 12, is_gone: true, gardener: 'Novák' };
    expect(valuesOf(fields, stored)).toEqual({ name: 'Lípa', height: 12, is_gone: true });
  });

  test('is named for people under all its names', () => {
    expect(labelsOf(fields)).toEqual({ name: 'Jméno', height: 'Výška', is_gone: 'Pokácený' });
    expect(aliasesOf(fields)).toEqual({ gone: 'is_gone' });
    expect(alsoByAlias(fields, labelsOf(fields))).toMatchObject({ gone: 'Pokácený' });
  });

  test('is stored in columns of its own but where it says otherwise', () => {
    expect(ownNames(fields)).toEqual(['name', 'height']);
  });

  test('is judged by its rules over more fields, in a form and elsewhere', () => {
    const rules = [
      ({ height, is_gone }: { height: number; is_gone: boolean }) =>
        is_gone && height > 0 ? { field: 'height', message: 'Pokácený strom nemá výšku' } : null,
    ];
    const gone = { name: 'Lípa', height: 3, is_gone: true };
    expect(faultsOf(rules, gone)).toEqual([
      { field: 'height', message: 'Pokácený strom nemá výšku' },
    ]);
    const form = ruledBy(z.object(writeOf(fields)), rules);
    expect(form.safeParse(gone).error?.issues).toMatchObject([{ path: ['height'] }]);
    expect(form.safeParse({ ...gone, height: 0 }).success).toBe(true);
  });

  test('that no file fills says why by one sentence, whatever was said of its columns', () => {
    const why = 'Stromy se neimportují';
    const { name, height } = unimported(fields, why);
    expect([name.imported, height.imported]).toEqual([{ not: why }, { not: why }]);
    expect(name).toMatchObject({ label: 'Jméno', listed: { width: 100 } });
    expect(fileColumns({ ...tree, written: unimported(fields, why) })).toHaveLength(2);
  });

  test('has faults of its fields told at the columns that lead to them', () => {
    expect(fileNames(fields)).toEqual({ height: 'size' });
    const named = { example: '', name: 'words', cell: asText };
    expect(fileNames({ ...fields, name: { ...fields.name, imported: named } })).toEqual({
      name: 'words',
      height: 'size',
    });
  });

  test('is imported by the columns of its fields and by those that find it', () => {
    const columns = fileColumns(tree);
    expect(columns.map(({ field, label, required }) => [field, label, required])).toEqual([
      ['garden', 'Zahrada', false],
      ['name', 'Jméno', true],
      ['size', 'Velikost', false],
    ]);
    expect(columns[1]?.read('Javory')).toEqual({ fault: 'Zadejte nejvýše 5 znaků' });
    expect(columns[1]?.read('Lípa')).toEqual({ value: 'Lípa' });
  });
});
