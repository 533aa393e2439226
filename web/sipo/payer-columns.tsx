import { Anchor } from '@mantine/core';
import type { SipoPayer } from '#contract/sipo/register.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { isFaulty, isPaying, isRefused } from './register.ts';
import { codesText } from './sipo-words.ts';
import styles from './sipo.module.css';

const isTroubled = (payer: SipoPayer) => isFaulty(payer) || isRefused(payer);

/** What hinders the hand-over, and for what the post refused the record of the last one. */
function stateText(payer: SipoPayer): string {
  const { faults, refused } = payer;
  if (!isTroubled(payer)) return isPaying(payer) ? 'v pořádku' : 'bez čísla';
  const told = faults.map(({ message }) => message);
  return [...told, ...(refused === '' ? [] : [`Pošta odmítla: ${codesText(refused)}`])].join('; ');
}

const spacesText = ({ spaces }: SipoPayer) =>
  spaces.map(({ building_name, space_number }) => `${building_name} / ${space_number}`).join(', ');

/** Columns of payers of the unit. */
export const payerColumns = (unit_id: number): readonly Column<SipoPayer>[] => [
  { text: 'Plátce', value: 'payer_name', sortable: true, width: 220, fixed: true, telling: true },
  {
    text: 'Spojovací číslo',
    value: 'sipo',
    sortable: true,
    width: 140,
    render: ({ sipo }) => <span className="k-figures">{sipo}</span>,
  },
  {
    text: 'Stav',
    id: 'state',
    value: stateText,
    sortable: true,
    width: 260,
    telling: true,
    render: (row) => (
      <span className={isTroubled(row) ? styles.fault : undefined}>{stateText(row)}</span>
    ),
  },
  {
    text: 'Prostory',
    id: 'spaces',
    value: spacesText,
    sortable: true,
    width: 240,
    render: ({ spaces }) => <Spaces unit_id={unit_id} spaces={spaces} />,
  },
  {
    text: 'Předpis',
    value: 'amount',
    sortable: true,
    width: 120,
    telling: true,
    summed: { text: formatMoney },
    render: ({ amount }) => formatMoney(amount),
    exported: ({ amount }) => amount / 100,
  },
  { text: 'Text na dokladu', value: 'document_text', sortable: true, width: 180 },
];

function Spaces({ unit_id, spaces }: Pick<SipoPayer, 'spaces'> & { unit_id: number }) {
  return (
    <span className={styles.spaces}>
      {spaces.map(({ pasport_space_id, building_name, space_number }) => (
        <Anchor
          key={pasport_space_id}
          component={InnerLink}
          href={`${paths.pasports}?unit=${unit_id}&space=${pasport_space_id}&tab=tenants`}
        >
          {building_name === '' ? space_number : `${building_name} / ${space_number}`}
        </Anchor>
      ))}
    </span>
  );
}
