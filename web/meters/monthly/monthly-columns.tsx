import { Badge } from '@mantine/core';
import type { MonthRecipient } from '#contract/metering/month-infos.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { choiceText, dataText, standingOf } from './monthly-words.ts';

/** What comes of the person in the month, in words and in colour. */
export function StandingBadge({ recipient }: { recipient: MonthRecipient }) {
  const { text, color } = standingOf(recipient);
  return (
    <Badge component="span" variant="light" color={color} tt="none">
      {text}
    </Badge>
  );
}

const moment = (value: string) => (value === '' ? '' : formatDateTime(value));

/** Columns of those who bear the costs of spaces with meters read from afar. */
export const recipientColumns: readonly Column<MonthRecipient>[] = [
  { text: 'Prostor', value: 'space_number', width: 84, telling: true },
  {
    text: 'Plátce',
    id: 'full_name',
    value: ({ full_name }) => (full_name === '' ? 'nikdo' : full_name),
    width: 180,
    telling: true,
  },
  {
    text: 'Stav za měsíc',
    id: 'standing',
    value: (row) => standingOf(row).text,
    render: (row) => <StandingBadge recipient={row} />,
    width: 140,
    whole: true,
    telling: true,
  },
  { text: 'Zasílat e-mailem', id: 'choice', value: choiceText, width: 150 },
  { text: 'E-mail', value: 'email', width: 190 },
  { text: 'Údaje', id: 'data', value: dataText, width: 130 },
  {
    text: 'Odesláno',
    id: 'sent',
    value: ({ info }) => info?.created ?? '',
    render: ({ info }) => (info === null ? '' : formatDate(info.created)),
    exported: ({ info }) => moment(info?.created ?? ''),
    width: 96,
  },
  {
    text: 'Otevřeno',
    id: 'opened',
    value: ({ info }) => info?.opened ?? '',
    render: ({ info }) => (info === null || info.opened === '' ? '' : formatDate(info.opened)),
    exported: ({ info }) => moment(info?.opened ?? ''),
    width: 96,
  },
  {
    text: 'Odpověď serveru',
    id: 'fault',
    value: ({ info }) => info?.fault ?? '',
    width: 200,
    hiddenFirst: true,
  },
];
