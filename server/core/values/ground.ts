import type { HouseValueKind } from '#contract/pasports/house-values.ts';
import { foldText } from '#contract/rules/search.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectTenancies } from '#server/core/people/dated.sql.ts';
import { selectServiceNames, selectValues } from '#server/core/people/values.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { Db } from '#server/db/db.ts';
import { selectPayingTenants, selectServices } from './ground.sql.ts';
import { selectPaymentRows } from './payment-rows.sql.ts';
import type { Ground, Services } from './plan.ts';

const bySpace = ({ pasport_id }: { readonly pasport_id: number }) => pasport_id;

/** What changes of the spaces from the day stand on. */
export async function groundOf(
  db: Db,
  unit: OwnedUnit,
  { kind, day }: { readonly kind: HouseValueKind; readonly day: string },
  pasportIds: readonly number[],
): Promise<Ground> {
  const values = grouped(await selectValues(db, unit, kind, pasportIds), bySpace);
  if (kind === 'persons') return { kind, day, values, tenancies: new Map(), services: new Map() };
  const services = await servicesOf(db, unit);
  const paying = await selectPayingTenants(db, unit, day, pasportIds);
  const theirs = (await selectTenancies(db, unit, { pasportIds })).filter(
    (one) => holdsOn(one, day) && paying.get(one.pasport_id) === one.address_id,
  );
  const tenancies = new Map(theirs.map((one) => [one.pasport_id, one]));
  return { kind, day, values, tenancies, services };
}

/** Services that an advance may be for: of the list, usual payments besides, and those the unit has already. */
async function servicesOf(db: Db, unit: OwnedUnit): Promise<Services> {
  const { rows } = await selectPaymentRows(db, unit);
  const listed = await selectServices(db, unit.client_id);
  const others = [...(await selectServiceNames(db, unit)), ...rows.map(({ name }) => name)];
  const all = [...others.map((name) => ({ name, allocation: 'fixed' as const })), ...listed];
  return new Map(all.map((one) => [foldText(one.name), one]));
}
