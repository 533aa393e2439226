import { movementFields } from '#contract/money/bank-movement-record.ts';
import { changeBankMovements, type BankMovement } from '#contract/money/bank-movements.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { bankReads } from './bank.queries.ts';
import { canWait } from './bank-words.ts';

/** Why the picked ones cannot be left for later together: some of them wait for nothing. */
function hindrance(rows: readonly BankMovement[]): string {
  const settled = rows.filter((row) => !canWait(row)).length;
  if (settled === 0) return '';
  const words = czechPlural(settled, 'nečeká', 'nečekají', 'nečeká');
  const picked = czechPlural(settled, 'vybraný', 'vybrané', 'vybraných');
  return `Odložit nebo vrátit lze jen pohyby, které čekají; ${formatNumber(settled, 0)}\u00A0${picked} na nic ${words}.`;
}

const state = { name: 'state', described: movementFields.state, hindrance };
const note = { name: 'note', described: movementFields.note };

const kind: BulkKind<BankMovement> = {
  call: changeBankMovements,
  stale: bankReads,
  idOf: ({ bank_movement_id }) => bank_movement_id,
  nameOf: ({ booked_on, amount, counter_name }) =>
    [formatDate(booked_on), formatMoney(amount), counter_name]
      .filter((part) => part !== '')
      .join(', '),
  fields: [state, note],
};

/** What can be done with the picked movements. */
export function MovementBulk({
  unit_id,
  rows,
}: {
  unit_id: number;
  rows: readonly BankMovement[];
}) {
  // What cannot be done with these is not offered first.
  const fields = hindrance(rows) === '' ? kind.fields : [note, state];
  return <BulkActions kind={{ ...kind, fields }} unit_id={unit_id} rows={rows} />;
}
