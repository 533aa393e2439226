import { guardText } from '#contract/settlement/guard.ts';
import { monthOf } from '#contract/rules/month-info.ts';
import { laterText, owingText } from '#contract/settlement/work-texts.ts';
import type { WorkLine } from '#contract/unit-today.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import type { Words } from './money-words.ts';

export type SettlementKind = Extract<
  WorkLine['kind'],
  'settlement' | 'objections' | 'unopened' | 'raise' | 'later-documents'
>;

const list = (unit_id: number, filter: string) =>
  `${paths.Settlements}?unit=${unit_id}&filter=${filter}`;

/** The settlement itself where there is one, else the list of just as many. */
function addressOf(tab: string, [late, soon]: readonly [string, string]): Words['address'] {
  return (line, unit_id) =>
    line.record_id === null
      ? list(unit_id, line.late ? late : soon)
      : `${pathTo('Settlements', { record_id: line.record_id })}?unit=${unit_id}${tab}`;
}

const stands = ({ guard }: WorkLine) => (guard === null ? '' : guardText(guard));

/** How terms of settlements are said, and where they are met. */
export const settlementWords: Readonly<Record<SettlementKind, Words>> = {
  settlement: {
    name: ({ name }) => name,
    text: stands,
    address: addressOf('', ['deliver-late', 'deliver-soon']),
  },
  objections: {
    name: ({ name }) => name,
    text: stands,
    address: addressOf('&tab=objections', ['answers-late', 'answers']),
  },
  unopened: {
    name: ({ name }) => name,
    text: stands,
    address: addressOf('', ['unopened-late', 'unopened-soon']),
  },
  'later-documents': {
    name: ({ name, count }) => `${name}: ${laterText(count)}`,
    text: () => 'opravte vyúčtování, aby se v\u00A0něm projevily',
    address: addressOf('', ['documents', 'documents']),
  },
  raise: {
    name: ({ name, count }) => `${name}: ${owingText(count)}`,
    text: ({ amount }) => `celkem ${formatMoney(amount ?? 0)}, zvýšit zálohy`,
    address: ({ record_id, on }, unit_id) =>
      `${pathTo('Settlements', { record_id: record_id ?? 0 })}?unit=${unit_id}&tab=forecast&month=${monthOf(on ?? '')}&show=owes`,
  },
};
