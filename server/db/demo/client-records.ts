import type pg from 'pg';
import { addBuildings } from './buildings.ts';
import { addUnit, addUser } from './client-rows.ts';
import { addPersonOfMoreUnits, addPlaces, addSecondContacts } from './contacts.ts';
import { addDegreeDays } from './degree-days.ts';
import { addContracts } from './contracts.ts';
import { addBillingPlaces } from './billing-places.ts';
import { addMessages } from './message-rows.ts';
import { addMetering } from './metering.ts';
import { addOrders } from './orders.ts';
import { addSuppliers } from './other-use.ts';
import { addFirm } from './people.ts';
import type { ClientPlan, UnitPlan } from './plan.ts';
import { addRevisions } from './revisions.ts';
import { createRandom, seedOf } from './random.ts';
import type { Records } from './records.ts';
import type { Lookups, Scene } from './scene.ts';

/** A client of the demo with its units, and those of them whose settlements are made up. */
export interface FilledClient {
  readonly client_id: number;
  readonly unit_ids: readonly number[];
  readonly settled_ids: readonly number[];
  /** Who administers it. */
  readonly manager_id: number;
}

export interface DemoOptions {
  /** Hash of the password of every user of the demo. */
  readonly passwordHash: string;
  /** ISO date of the Prague calendar; nothing in the demo happened later. */
  readonly today: string;
  /** What rooms add to the records of a client, in the same transaction. */
  readonly more?: (db: pg.Client, client: FilledClient, today: string) => Promise<void>;
}

/** Makes up what belongs to a client; the same for the same plan, ids and options. */
export function addClientRecords(
  records: Records,
  plan: ClientPlan,
  lookups: Lookups,
  options: DemoOptions,
): void {
  for (const user of plan.users) addUser(records, user, options.passwordHash, options.today);
  for (const [index, unit] of plan.units.entries()) {
    addUnitRecords(records, plan, unit, index + 1, lookups, options.today);
  }
  addDegreeDays(records, lookups, options.today);
  addMessages(records, options.today);
}

function addUnitRecords(
  records: Records,
  client: ClientPlan,
  plan: UnitPlan,
  unitNumber: number,
  lookups: Lookups,
  today: string,
): void {
  // A stream for each unit: a change in one leaves the others as they are.
  const random = createRandom(seedOf(plan.name));
  const unitId = addUnit(records, random, plan, client.email);
  const ground: Scene = {
    records,
    random,
    lookups,
    today,
    plan,
    unitId,
    managerName: client.fullName,
    unitNumber,
    ownerId: null,
    residents: [],
    firms: new Set(),
  };
  addBuildings({ ...ground, ownerId: addOwnerOfAll(ground) });
  addSuppliers(ground);
  addSecondContacts(ground);
  addPlaces(ground);
  if (unitNumber <= 2) addPersonOfMoreUnits(ground);
  addRevisions(ground);
  addOrders(ground);
  addMetering(ground);
  addBillingPlaces(ground);
  addContracts(ground);
}

function addOwnerOfAll(scene: Scene): number | null {
  const { plan } = scene;
  if (plan.owner === '') return null;
  const { city, cityCode, zip } = plan;
  const street = plan.groups[0]?.houses[0]?.street ?? '';
  return addFirm(scene, plan.owner, {
    street: `${street} ${scene.random.int(8000, 9999)}`,
    city,
    cityCode,
    zip,
  });
}
