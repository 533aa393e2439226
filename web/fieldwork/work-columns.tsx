import { Badge } from '@mantine/core';
import { workFields, workVersionFields } from '#contract/fieldwork/work-record.ts';
import { record } from '#contract/record.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { checksText, durationText, writesShort, writesText, type WorkRow } from './work-words.ts';

const workRecord = record({
  written: { ...workFields, ...workVersionFields },
  told: {},
  list: ['code', 'name', 'writes', 'duration_minutes', 'price', 'material', 'valid_from'],
  columns: [],
});

const told = listColumns<WorkRow>(workRecord, {
  name: { fixed: true },
  writes: { value: writesText, render: writesShort, least: 110 },
  duration_minutes: {
    render: ({ duration_minutes }) => durationText(duration_minutes),
    align: 'right',
  },
  material: { least: 90 },
  valid_from: { hiddenFirst: true },
});
const needs: Column<WorkRow> = {
  text: 'Povinné údaje',
  value: 'needs',
  width: 170,
  sortable: true,
  telling: true,
  least: 110,
};
const checks: Column<WorkRow> = {
  text: 'Kontrolní seznam',
  id: 'checklist',
  value: ({ checklist }) => checklist.length,
  width: 120,
  sortable: true,
  align: 'left',
  render: ({ checklist }) => checksText(checklist),
  exported: ({ checklist }) => checklist.join('; '),
};
const standing: Column<WorkRow> = {
  text: 'Platnost',
  id: 'standing',
  value: ({ isToCome }) => (isToCome ? 'teprve bude platit' : 'platí'),
  width: 130,
  whole: true,
  hiddenFirst: true,
  render: ({ isToCome }) => (isToCome ? <Badge color="gray">teprve bude platit</Badge> : 'platí'),
};

/** Columns of the catalogue of works. */
export const workColumns = interleaved(told, { material: [needs, checks], valid_from: [standing] });

/** Texts of a work that its search goes through. */
export const textsOfWork = (row: WorkRow): readonly string[] =>
  searchedTexts(workRecord, { ...row });
