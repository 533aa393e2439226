import { Badge } from '@mantine/core';
import { meterKindShort } from '#contract/metering/meter-words.ts';
import { meterWarningRecord } from '#contract/metering/warning-record.ts';
import {
  burningWarnings,
  warningKindValue,
  warningStateValue,
  type WarningState,
} from '#contract/metering/warning-words.ts';
import type { MeterWarning } from '#contract/metering/warnings.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { warningText } from './warning-words.ts';

const colors: Readonly<Record<WarningState, string>> = {
  new: 'red',
  solving: 'yellow',
  solved: 'green',
  ignored: 'gray',
  ceased: 'gray',
};

/** What was decided, in words and in colour; of a solved one whose cause lasts that is said. */
export function WarningStateBadge({
  warning: { state, ceased_on },
}: {
  warning: Pick<MeterWarning, 'state' | 'ceased_on'>;
}) {
  const lasts = state === 'solved' && ceased_on === null;
  return (
    <Badge component="span" variant="light" color={lasts ? 'yellow' : colors[state]} tt="none">
      {warningStateValue.text(state)}
      {lasts ? ', trvá' : ''}
    </Badge>
  );
}

/** On a card nothing else says which house and which meter it is: 'Lipová 12, prostor 7, SV'. */
const whereText = ({ building_name, space_number, place_kind }: MeterWarning) =>
  [
    building_name,
    space_number === '' ? 'společné' : `prostor ${space_number}`,
    meterKindShort[place_kind],
  ]
    .filter((part) => part !== '')
    .join(', ');

const told = listColumns<MeterWarning>(meterWarningRecord, {
  kind: {
    fixed: true,
    width: 204,
    render: ({ kind }) => (
      <span data-burning={burningWarnings.has(kind) || undefined}>
        {warningKindValue.text(kind)}
      </span>
    ),
  },
  building_name: { width: 130 },
  space_number: {
    width: 84,
    render: ({ space_number }) => (space_number === '' ? 'společné' : space_number),
    onCard: whereText,
  },
  place_kind: { value: ({ place_kind }) => meterKindShort[place_kind], width: 76 },
  serial_number: { width: 110, hiddenFirst: true },
  found_on: { width: 100 },
  state: { width: 150, whole: true, render: (warning) => <WarningStateBadge warning={warning} /> },
});

const what: Column<MeterWarning> = {
  text: 'Co se zjistilo',
  id: 'what',
  value: warningText,
  width: 256,
  telling: true,
};

/** Columns of warnings. */
export const warningColumns = interleaved(told, { place_kind: [what] });

/** Texts of a warning that its search goes through. */
export const textsOfWarning = (warning: MeterWarning): readonly string[] => [
  ...searchedTexts(meterWarningRecord, warning),
  warningText(warning),
  warning.location,
  meterKindShort[warning.place_kind],
];
