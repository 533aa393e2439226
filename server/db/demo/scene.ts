import type { Place } from './places.ts';
import type { HousePlan, UnitPlan } from './plan.ts';
import type { Random } from './random.ts';
import type { Records } from './records.ts';

/** Ids of rows that stand in the database before the demo, by their code or name. */
export interface Lookups {
  readonly cities: ReadonlyMap<string, number>;
  readonly pasportTypes: ReadonlyMap<string, number>;
  readonly heatingIndicators: ReadonlyMap<string, number>;
  readonly revisionTypes: ReadonlyMap<string, number>;
  readonly degreeDayPlaces: ReadonlyMap<string, number>;
}

/** Who lives in a flat of the unit. */
export interface Resident {
  readonly addressId: number;
  readonly since: string;
}

/** One unit while its records are made up. */
export interface Scene {
  readonly records: Records;
  readonly random: Random;
  readonly lookups: Lookups;
  /** ISO date; nothing in the demo happened later. */
  readonly today: string;
  readonly plan: UnitPlan;
  readonly unitId: number;
  /** Full name of the client. */
  readonly managerName: string;
  /** Position among the client's units, from 1. */
  readonly unitNumber: number;
  /** Address of the cooperative or landlord; null where each flat has its own owner. */
  readonly ownerId: number | null;
  /** People who live in the houses, since when. */
  readonly residents: Resident[];
  /** Names of firms already in the address book. */
  readonly firms: Set<string>;
}

/** A house with its ids, for what is recorded in it. */
export interface House {
  readonly plan: HousePlan;
  readonly place: Place;
  readonly pasportId: number;
  readonly buildingId: number;
  /** Position in the unit, from 1. */
  readonly number: number;
  readonly floorIds: ReadonlyMap<number, number>;
}

/** The id of a row that every installation has; throws where it is missing. */
export function lookUp(rows: ReadonlyMap<string, number>, code: string): number {
  const found = rows.get(code);
  if (found === undefined) throw new Error(`The demo needs the row ${code}`);
  return found;
}
