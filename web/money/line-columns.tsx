import { Anchor, Badge } from '@mantine/core';
import type { AccountLine } from '#contract/money/accounts.ts';
import { meantForText } from '#contract/money/account-paper-text.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { isReversible, lineText, reversalText } from './words.ts';

/** What the line is, without its month, which has a column of its own. */
const nameText = (line: AccountLine) => lineText({ ...line, for_month: null });

/** A text with the claims that a payment is meant for. */
const withMeant = (text: string, line: AccountLine, lines: readonly AccountLine[]) =>
  [text, meantForText(line, lines)].filter((part) => part !== '').join(', ');

const marked = (text: string, line: AccountLine) =>
  [text, reversalText(line)].filter((part) => part !== '').join(', ');

/** Where a payment stands among payments: those of its day. */
const paymentAddress = (unit_id: number, { id, on }: AccountLine) =>
  `${paths.Payments}?unit=${unit_id}&from=${on}&to=${on}&payment=${id}`;

interface WhatProps {
  unit_id: number;
  line: AccountLine;
  text: string;
}

/** What the line is; a payment leads to itself, to what else it has paid. */
function What({ unit_id, line, text }: WhatProps) {
  const mark = reversalText(line);
  return (
    <>
      {line.kind === 'payment' ? (
        <Anchor component={InnerLink} href={paymentAddress(unit_id, line)}>
          {text}
        </Anchor>
      ) : (
        text
      )}
      {mark === '' ? null : (
        <Badge color="gray" ml="xs">
          {mark}
        </Badge>
      )}
    </>
  );
}

interface PutRightProps {
  unit_id: number;
  line: AccountLine;
  onReverse: (line: AccountLine) => void;
}

/** How the line is put right: by its opposite, or, a monthly one, in its month. */
function PutRight({ unit_id, line, onReverse }: PutRightProps) {
  if (line.origin === 'month')
    return (
      <Anchor
        component={InnerLink}
        href={`${paths.ClaimedMonths}?unit=${unit_id}&month=${line.for_month ?? ''}`}
        aria-label={`Předpis měsíce: ${lineText(line)}`}
      >
        Předpis měsíce
      </Anchor>
    );
  if (!isReversible(line)) return null;
  return (
    <Anchor
      component="button"
      type="button"
      aria-label={`Stornovat: ${lineText(line)}, ${formatDate(line.on)}`}
      onClick={() => onReverse(line)}
    >
      Stornovat…
    </Anchor>
  );
}

interface LineColumns {
  readonly unit_id: number;
  /** All lines of the account, among which a payment tells what it is meant for. */
  readonly lines: readonly AccountLine[];
  /** Asks for the storno of a line. */
  readonly onReverse: (line: AccountLine) => void;
}

/** How a line is put right. */
const putRight = ({ unit_id, onReverse }: LineColumns): Column<AccountLine> => ({
  text: 'Oprava',
  id: 'right',
  value: () => '',
  width: 130,
  whole: true,
  exported: false,
  telling: true,
  render: (line) => <PutRight unit_id={unit_id} line={line} onReverse={onReverse} />,
});

/** Lines as cards: what it is, when and how much, less than nothing where it was paid. */
export function lineCards(input: LineColumns): readonly Column<AccountLine>[] {
  return [
    {
      text: 'Co',
      id: 'what',
      value: (line) => marked(withMeant(lineText(line), line, input.lines), line),
      telling: true,
      render: (line) => (
        <What
          unit_id={input.unit_id}
          line={line}
          text={withMeant(lineText(line), line, input.lines)}
        />
      ),
    },
    {
      text: 'Kdy a kolik',
      id: 'amount',
      value: ({ amount }) => amount,
      exported: ({ amount }) => amount / 100,
      telling: true,
      render: ({ on, amount }) => `${formatDate(on)}, ${formatMoney(amount)}`,
    },
    putRight(input),
  ];
}

/** Columns of the lines of an account. */
export function lineColumns(input: LineColumns): readonly Column<AccountLine>[] {
  return [
    {
      text: 'Splatnost, přijetí',
      value: 'on',
      width: 135,
      fixed: true,
      render: ({ on }) => formatDate(on),
    },
    {
      text: 'Co',
      id: 'what',
      value: (line) => marked(nameText(line), line),
      width: 235,
      least: 130,
      render: (line) => <What unit_id={input.unit_id} line={line} text={nameText(line)} />,
    },
    {
      text: 'Za měsíc',
      id: 'month',
      value: ({ for_month }) => (for_month === null ? '' : monthText(for_month)),
      width: 115,
      whole: true,
    },
    moneyColumn({
      text: 'Předpis',
      id: 'claimed',
      sortable: false,
      of: ({ kind, amount }) => (kind === 'claim' ? amount : null),
    }),
    moneyColumn({
      text: 'Platba',
      id: 'paid',
      sortable: false,
      of: ({ kind, amount }) => (kind === 'payment' ? -amount : null),
    }),
    moneyColumn({
      text: 'Zůstatek',
      id: 'balance',
      sortable: false,
      of: ({ balance }) => balance,
    }),
    {
      text: 'Důvod, poznámka',
      id: 'reason',
      value: (line) => withMeant(line.reason, line, input.lines),
      width: 140,
      least: 110,
    },
    putRight(input),
  ];
}
