import type { verifyConfirmation } from '#contract/money/debt-confirmations.ts';
import { moneyModules } from '#contract/module-names.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { ensureModule } from '#server/access/actor.ts';
import { clientOfProof, ownedUnit } from '#server/access/owned.ts';
import { secretHolder } from '#server/access/secret-holder.ts';
import { lookedUp } from '#server/access/sheet-codes.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { selectConfirmationHolder, selectContent } from './confirmations.sql.ts';
import { one } from './confirmations.service.ts';

type CheckCall = OutsideCall<typeof verifyConfirmation>;

/** '2026/7' however it was copied: '2026 / 07'. */
const plainNumber = (number: string) =>
  number
    .replaceAll(/\s/gu, '')
    .split('/')
    .map((part) => part.replace(/^0+/, ''))
    .join('/');

/**
 * Whose the number and the code are: both have to be right, and what was wrong is not told. Errors:
 * `confirmation-unknown`, `too-many-requests`.
 */
async function holderOf({ caller, portal, body }: CheckCall) {
  const { hash, way } = lookedUp(await portal.secretsKey(), 'confirmation', body.code);
  ensure(way === 'code', 'confirmation-unknown');
  const holder = await secretHolder({ caller, portal, kind: 'confirmation', hash }, async (db) => {
    const found = await selectConfirmationHolder(db, hash);
    const number = found && `${found.issued_year}/${found.issued_number}`;
    return number === plainNumber(body.number) ? found : undefined;
  });
  ensure(holder !== undefined, 'confirmation-unknown');
  return holder;
}

/** That a confirmation was issued, of which day and space and of how much; of no person. */
export async function verify(call: CheckCall) {
  const { client_id, unit_id, debt_confirmation_id: id } = await holderOf(call);
  return call.portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    ensureModule(moneyModules, await selectOpenedToClient(db, client_id, moneyModules));
    const unit = await ownedUnit(db, { client_id: clientOfProof(client_id) }, unit_id);
    const confirmation = await one(db, unit, id);
    const { number, as_of, debts_sum, interest_sum, issued, revoked, replaced_by } = confirmation;
    const { space_number, building_name } = confirmation;
    const unit_name = (await selectContent(db, unit, id))?.content.unit_name ?? '';
    const told = { number, unit_name, space_number, building_name, as_of, debts_sum, interest_sum };
    return { ...told, issued, revoked, replaced_by };
  });
}
