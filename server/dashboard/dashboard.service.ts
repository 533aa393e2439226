import { pragueDay } from '#contract/czech/prague-day.ts';
import type { DashboardUnit, DueThing, readDashboard } from '#contract/dashboard.ts';
import type { ModuleName } from '#contract/module-names.ts';
import { nextSipoPeriod, periodDay } from '#contract/rules/sipo-period.ts';
import { ensure } from '#server/errors.ts';
import { placeText } from '#server/core/pasports/place-text.ts';
import type { ActorCall } from '#server/http/route.ts';
import { agreedTold } from './agreed.ts';
import { fieldTold } from './field.ts';
import { moneyTold } from './money.ts';
import type { UnitPeople } from './people.sql.ts';
import type { UnitPlaces } from './places.sql.ts';
import { settlementsTold } from './settlements.ts';
import { suppliesTold } from './supplies.ts';
import { dueDevices, dueWarnings, revisionCounts, wrongSipoCount } from './terms.ts';
import { todosTold } from './todos.ts';
import { selectUnits } from './units.sql.ts';

/** Contracts of tenants by name. */
const contractThings = (contracts: UnitPeople['contracts']): DueThing[] =>
  contracts.map(({ kind, name, on, ...place }) => ({
    kind,
    name,
    on,
    place: placeText(place),
    unfit: false,
    amount: null,
    guard: null,
  }));

function told(
  {
    devices,
    warnings,
    supplies,
    agreed,
    todos,
    watched,
    uses,
    law,
    forecasts,
    later,
    review,
    file_bytes,
    ...places
  }: UnitPlaces,
  { sipo_numbers, contracts, open, money, ...people }: UnitPeople,
  today: string,
): DashboardUnit {
  const of = (module: ModuleName, things: readonly DueThing[]) =>
    open.includes(module) ? things : [];
  const ofSupplies = suppliesTold(supplies, today);
  const ofAgreed = agreedTold(agreed, today);
  const ofTodos = todosTold(open.includes('todos') ? todos : [], today);
  const ofMoney = moneyTold(money, open);
  const ofField = fieldTold({ review, file_bytes }, open);
  const ofSettlements = settlementsTold({ watched, uses, law, forecasts, later }, open, today);
  return {
    ...places,
    ...people,
    ...ofMoney,
    ...ofSupplies.counts,
    // Their list may be open for other contracts' sake.
    ...(open.includes('contracts') ? ofAgreed : agreedTold([], today)).counts,
    ...ofTodos.counts,
    ...ofSettlements.counts,
    ...ofField.counts,
    ...revisionCounts(devices, today),
    sipo_wrong_number: wrongSipoCount(sipo_numbers),
    things: [
      ...of('revision-types', dueDevices(devices, today)),
      ...of('billing-places', ofSupplies.things),
      ...of('contracts', ofAgreed.things),
      ...ofTodos.things,
      ...of('meters', dueWarnings(warnings)),
      ...of('tenants', contractThings(contracts)),
      ...ofMoney.things,
      ...ofSettlements.things,
      ...ofField.things,
    ],
  };
}

/** SIPO is handed over on one of these days of a month at the latest. */
const LAST_SIPO_DAY = 28;

/** Of each day of a month the day whose payers are handed over on it next. */
const sipoDaysOn = (today: string) =>
  Array.from({ length: LAST_SIPO_DAY }, (_, at) => periodDay(nextSipoPeriod(today, at + 1)));

/** What waits in the active units of the client, or in the one asked for, by name. Errors: `not-found`. */
export async function tellDashboard({ db, actor, query, portal }: ActorCall<typeof readDashboard>) {
  const today = pragueDay(portal.now());
  const { unit_id: unitId } = query;
  const sipoDays = sipoDaysOn(today);
  const units = await selectUnits(db, actor, { unitId, day: today, sipoDays });
  ensure(unitId === undefined || units.length > 0, 'not-found');
  return { values: units.map(({ people, ...places }) => told(places, people, today)) };
}
