import type { RuledSpace } from '#contract/money/prescription-rules.ts';
import { quantityText, type RuleKey } from '#contract/rules/cost-rule.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { CellValue, Column } from '#web/table/columns.ts';
import { spaceText } from '../words.ts';

const problems: Readonly<Record<NonNullable<RuledSpace['problem']>, string>> = {
  'no-key': 'chybí údaj pro výpočet',
  'no-row': 'položku nemá',
  'others-unknown': 'nelze, dokud chybí údaj u jiného',
  'no-weight': 'není podle čeho dělit',
};

/** How a space stands in the preview, in words; empty where it changes or stays as it is. */
function stateText({ problem, is_excepted, later, held, amount }: RuledSpace): string {
  if (is_excepted) return 'vynecháno';
  if (problem !== null) return problems[problem];
  if (later !== null) return `od ${formatDate(later)} platí jiná částka, ta zůstane`;
  return amount === (held ?? 0) ? 'beze změny' : '';
}

/** How much more is to be paid; null where it cannot be reckoned. */
const differenceOf = ({ held, amount }: RuledSpace): number | null =>
  amount === null ? null : amount - (held ?? 0);

const text = (hellers: number | null) => (hellers === null ? '–' : formatMoney(hellers));
const crowns = (hellers: number | null): CellValue => (hellers === null ? null : hellers / 100);

function money(
  id: string,
  heading: string,
  of: (row: RuledSpace) => number | null,
  telling = false,
): Column<RuledSpace> {
  return {
    id,
    text: heading,
    value: of,
    sortable: true,
    width: 118,
    align: 'right',
    exported: (row) => crowns(of(row)),
    render: (row) => text(of(row)),
    summed: { text: formatMoney },
    telling,
  };
}

/** Columns of a preview by a key; of per cent there is none. */
export function previewColumns(key: RuleKey | null): readonly Column<RuledSpace>[] {
  const quantity: Column<RuledSpace> = {
    id: 'quantity',
    text: 'Množství',
    value: (row) => (row.quantity === null || key === null ? '' : quantityText(key, row.quantity)),
    width: 120,
    align: 'right',
    render: (row) =>
      row.quantity === null || key === null ? 'neznámé' : quantityText(key, row.quantity),
  };
  return [
    {
      id: 'space',
      text: 'Prostor',
      value: spaceText,
      sortable: true,
      width: 150,
      fixed: true,
      telling: true,
    },
    {
      id: 'who',
      text: 'Koho informovat',
      value: ({ payer_names }) => payer_names,
      render: ({ payer_names }) => (payer_names === '' ? 'nikdo neplatí' : payer_names),
      sortable: true,
      width: 220,
    },
    {
      id: 'mail',
      text: 'Bez e-mailu',
      value: ({ without_email }) => without_email,
      sortable: true,
      width: 150,
      hiddenFirst: true,
    },
    ...(key === null ? [] : [quantity]),
    money('held', 'Dosud', ({ held }) => held),
    money('amount', 'Nově', ({ amount }) => amount, true),
    money('difference', 'Rozdíl', differenceOf, true),
    { id: 'state', text: 'Poznámka', value: stateText, sortable: true, width: 200, least: 120 },
  ];
}
