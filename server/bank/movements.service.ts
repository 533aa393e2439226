import type {
  BankMovement,
  listBankMovements,
  updateBankMovement,
} from '#contract/money/bank-movements.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectCounts, selectMovement, selectMovements } from './movements.sql.ts';
import { movementTable } from './tables.sql.ts';

/** Movements by the filter, and how many each filter leaves. Errors: `not-found`. */
export async function readMovements({ unit, db, query }: UnitCall<typeof listBankMovements>) {
  const [values, { is_found, counts }] = await Promise.all([
    selectMovements(db, unit, query),
    selectCounts(db, unit, query),
  ]);
  ensure(is_found, 'not-found');
  return { values, counts };
}

/** Parks a movement, or has it wait again. Errors: `not-found`, `version-conflict`. */
export async function saveMovement({
  unit,
  db,
  params,
  body,
}: UnitCall<typeof updateBankMovement>): Promise<BankMovement> {
  const { version, ...columns } = body;
  const id = params.bank_movement_id;
  const load = () => selectMovement(db, unit, id);
  ensure((await load()) !== undefined, 'not-found');
  const isSaved = await movementTable.updateOne(db, unit, { id, version, columns });
  return savedOr(isSaved ? await load() : undefined, load);
}
