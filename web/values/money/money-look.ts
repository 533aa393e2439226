import { formatMoney } from '#web/lib/czech.ts';
import { cellOf, type ValueLook } from '../value-column.ts';

/** Amounts are seen with their currency and leave as crowns. */
export function moneyLook(name: string): ValueLook {
  return {
    align: 'right',
    render: (row) => {
      const hellers = cellOf(row, name);
      return typeof hellers === 'number' ? formatMoney(hellers) : '';
    },
    exported: (row) => {
      const hellers = cellOf(row, name);
      return typeof hellers === 'number' ? hellers / 100 : null;
    },
  };
}
