import { pragueDay } from '#contract/czech/prague-day.ts';
import { faultsOf } from '#contract/record.ts';
import type { LawRow } from '#contract/rules/law-on.ts';
import { raiseOfferOf } from '#contract/settlement/raise-offer.ts';
import { settlementRules } from '#contract/settlement/settlement-record.ts';
import type {
  browseSettlements,
  createSettlement,
  deleteSettlement,
  getSettlement,
  Settlement,
  updateSettlement,
} from '#contract/settlement/settlements.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import { answerGuard, deliveryGuard, unopenedOf } from '#server/core/billing/settlement-watch.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectKindsHeld } from '#server/core/pasports/places.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { termsBy } from './terms.ts';
import {
  deleteOne,
  selectSettlement,
  selectSettlementForUpdate,
  selectSettlements,
  settlementTable,
  type SettlementRow,
} from './settlements.sql.ts';

/** Settlements with what follows from the law for them on the day. */
function toldBy(law: readonly LawRow[], rows: readonly SettlementRow[], today: string) {
  const terms = termsBy(law);
  return rows.map(
    ({ first_issued_on: _first, posted_on, boxed_on, unsettled, waiting, answers, ...rest }) => {
      const { kept_forecast, raise_months, ...row } = rest;
      const sent = { ...row, posted_on, boxed_on };
      const { deliver_until, pay_until, closed_after } = terms(sent, today);
      const isOver = closed_after !== null && today > closed_after;
      const isClosed = row.state === 'delivered' && isOver && unsettled === 0;
      return {
        ...row,
        state: isClosed ? ('closed' as const) : row.state,
        deliver_until,
        pay_until,
        deliver_guard: deliveryGuard(law, { ...row, waiting }, today),
        answer_guard: answerGuard(law, answers, today),
        raise: raiseOfferOf(kept_forecast, { ...row, raise_months }, today),
      };
    },
  );
}

/** The settlement as it is told on the day. */
export async function loadSettlement(
  db: Db,
  unit: OwnedUnit,
  id: number,
  today: string,
): Promise<Settlement | undefined> {
  const [row, law] = await Promise.all([selectSettlement(db, unit, id), selectSettlementLaw(db)]);
  return row && toldBy(law, [row], today)[0];
}

/** Settlements of the unit, and those that nobody has opened. Errors: `not-found`. */
export async function readSettlements({ unit, db, portal }: UnitCall<typeof browseSettlements>) {
  const today = pragueDay(portal.now());
  const { rows, law, uses } = await selectSettlements(db, unit);
  return { values: toldBy(law, rows, today), unopened: unopenedOf(law, uses, today) };
}

/** Errors: `not-found`. */
export async function readSettlement({ unit, db, params, portal }: UnitCall<typeof getSettlement>) {
  const found = await loadSettlement(db, unit, params.id, pragueDay(portal.now()));
  ensure(found !== undefined, 'not-found');
  return found;
}

/** A new settlement of a house or of the unit. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`, `settlement-exists`. */
export async function addSettlement({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof createSettlement>): Promise<Settlement> {
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  ensureFaultless(
    faultsOf(settlementRules, body).map((fault) => ({ ...fault, code: 'invalid-input' })),
  );
  if (body.period_from > pragueDay(portal.now()))
    throw fieldFault('period_from', 'Období ještě nezačalo');
  const { building_id } = body;
  if (typeof building_id === 'number') {
    const kinds = await selectKindsHeld(db, unit, [building_id]);
    ensureNamed(kinds.get(building_id) === 'building' ? building_id : undefined, 'building_id');
  }
  const id = await settlementTable.insertOne(db, unit, body);
  const made = await loadSettlement(db, unit, id, pragueDay(portal.now()));
  ensure(made !== undefined, 'not-found');
  return made;
}

/** Saves the note. Errors: `wrong-method`, `not-found`, `version-conflict`. */
export async function saveSettlement({
  unit,
  db,
  params: { id },
  body: { version, ...columns },
  portal,
}: UnitCall<typeof updateSettlement>): Promise<Settlement> {
  ensure(id !== 0, 'wrong-method');
  const before = await selectSettlementForUpdate(db, unit, id);
  ensure(before !== undefined, 'not-found');
  const tell = () => loadSettlement(db, unit, id, pragueDay(portal.now()));
  await ensureSeen(version, before, tell);
  if (Object.keys(columns).length > 0) await settlementTable.updateOne(db, unit, { id, columns });
  return savedOr(await tell(), tell);
}

/** Deletes a settlement that nobody has marked as reviewed, with its counts. Errors: `wrong-method`, `not-found`, `settlement-reviewed`, `settlement-issued`. */
export async function removeSettlement({
  unit,
  db,
  params: { id },
}: UnitCall<typeof deleteSettlement>) {
  ensure(id !== 0, 'wrong-method');
  const held = await selectSettlementForUpdate(db, unit, id);
  ensure(held !== undefined, 'not-found');
  ensure(held.first_issued_on === null, 'settlement-issued');
  ensure(held.reviewed_count_id === null, 'settlement-reviewed');
  await deleteOne(db, unit, id);
  return { deleted: true as const };
}
