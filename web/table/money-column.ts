import { formatMoney } from '#web/lib/czech.ts';
import type { Column } from './columns.ts';

interface MoneyLook<Row> {
  readonly id: string;
  readonly text: string;
  /** The amount in hellers; null where there is nothing to say. */
  readonly of: (row: Row) => number | null;
  /** Its sum over what is found stands under it. */
  readonly isSummed?: boolean;
  readonly telling?: boolean;
  /** Not among the columns that are shown at first. */
  readonly hiddenFirst?: boolean;
  /** Rows may be put in its order; so they are by themselves. */
  readonly sortable?: boolean;
  readonly render?: Column<Row>['render'];
}

/** An amount in hellers: seen with its currency, and out of the portal in crowns. */
export function moneyColumn<Row>({
  of,
  isSummed = false,
  render,
  ...look
}: MoneyLook<Row>): Column<Row> {
  const crowns = (row: Row) => {
    const hellers = of(row);
    return hellers === null ? null : hellers / 100;
  };
  const text = (row: Row) => {
    const hellers = of(row);
    return hellers === null ? '' : formatMoney(hellers);
  };
  return {
    sortable: true,
    ...look,
    value: of,
    width: 118,
    align: 'right',
    exported: crowns,
    render: render ?? text,
    ...(isSummed && { summed: { text: formatMoney } }),
  };
}
