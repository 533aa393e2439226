import { Anchor } from '@mantine/core';
import type { SipoPaymentRow } from '#contract/sipo/payments.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { moneyColumn } from '#web/table/money-column.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { codesText } from '../sipo-words.ts';
import { partText, reasonWords, stateWords } from './post-words.ts';

/** Where a payment belongs, or why nobody knows. */
function placeText({ state, parts, reason }: SipoPaymentRow): string {
  if (state !== 'new') return '';
  if (reason !== null) return `čeká na přiřazení: ${reasonWords[reason]}`;
  return parts.map((part) => `${partText(part)} ${formatMoney(part.amount)}`).join('; ');
}

function Place({ row, unit_id }: { row: SipoPaymentRow; unit_id: number }) {
  const { ledger_payment_id, paid_on, parts } = row;
  if (ledger_payment_id !== null) {
    const days = `from=${paid_on ?? ''}&to=${paid_on ?? ''}`;
    const href = `${paths.Payments}?unit=${unit_id}&${days}&payment=${ledger_payment_id}`;
    return (
      <Anchor component={InnerLink} href={href}>
        platba na kontech
      </Anchor>
    );
  }
  if (row.state !== 'new' || parts.length === 0) return placeText(row);
  return parts.map((part) => (
    <div key={part.ledger_account_id}>
      <Anchor
        component={InnerLink}
        href={`${paths.Ledger}?unit=${unit_id}&account=${part.ledger_account_id}`}
      >
        {partText(part)}
      </Anchor>
      {parts.length > 1 ? ` ${formatMoney(part.amount)}` : null}
    </div>
  ));
}

/** Columns of payments of the post against the accounts. */
export const postColumns = (unit_id: number): readonly Column<SipoPaymentRow>[] => [
  {
    text: 'Plátce',
    id: 'payer',
    value: ({ payer_name }) => (payer_name === '' ? 'neznámý' : payer_name),
    sortable: true,
    width: 180,
    fixed: true,
    telling: true,
  },
  {
    text: 'Spojovací číslo',
    value: 'sipo',
    sortable: true,
    width: 130,
    render: ({ sipo }) => <span className="k-figures">{sipo}</span>,
  },
  moneyColumn({ text: 'Částka', id: 'amount', of: ({ amount }) => amount, telling: true }),
  {
    text: 'Den platby',
    value: 'paid_on',
    sortable: true,
    width: 110,
    render: ({ paid_on }) => formatDate(paid_on ?? ''),
  },
  {
    text: 'Co se stane',
    id: 'state',
    value: ({ state, codes }) =>
      codes === '' ? stateWords[state] : `${stateWords[state]} (${codesText(codes)})`,
    sortable: true,
    width: 200,
    telling: true,
  },
  {
    text: 'Konto',
    id: 'place',
    value: placeText,
    width: 280,
    render: (row) => <Place row={row} unit_id={unit_id} />,
  },
];
