import { missingOfOperator } from '#contract/rules/operator.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectNamedOperator } from './consents.sql.ts';

/** Terms that name nobody bind to nobody: there is no consent to them. Errors: `operator-unnamed`. */
export async function ensureOperatorNamed(db: Db): Promise<void> {
  ensure(missingOfOperator(await selectNamedOperator(db)).length === 0, 'operator-unnamed');
}
