import type { StoredTenancy } from '#server/core/people/dated.sql.ts';
import type { PersonRef, PersonRow } from '#server/core/people/unit-people.sql.ts';
import type { BuildingRef, SpaceRef } from '#server/core/pasports/unit-spaces.sql.ts';
import type { Stored } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import type { RecordTable, UnitTable } from '#server/db/record-table.sql.ts';

/** A person as he is going to be. */
type Person = PersonRow & PersonRef;

/** Records of one kind that are going to be written, by their ids. */
class Planned<T> {
  readonly #byId = new Map<number, T>();

  get(id: number): T | undefined {
    return this.#byId.get(id);
  }

  set(id: number, record: T): void {
    this.#byId.set(id, record);
  }

  ids(): Iterable<number> {
    return this.#byId.keys();
  }

  /** What is stored as it is going to be, and behind it what is new; all in the order of their ids. */
  over<S>(stored: readonly S[], idOf: (record: S | T) => number): (S | T)[] {
    if (this.#byId.size === 0) return [...stored];
    const known = new Set(stored.map(idOf));
    const fresh = [...this.#byId].flatMap(([id, record]) => (known.has(id) ? [] : [record]));
    return [...stored.map((record) => this.#byId.get(idOf(record)) ?? record), ...fresh];
  }
}

/**
 * What the steps of a sheet are going to write, as it will be found: the steps after them stand on it
 * before anything is written.
 */
export class Ground {
  readonly #buildings = new Planned<BuildingRef>();
  readonly #spaces = new Planned<SpaceRef>();
  readonly #persons = new Planned<Person>();
  readonly #tenancies = new Planned<StoredTenancy>();

  addBuilding(building: BuildingRef): void {
    this.#buildings.set(building.pasport_id, building);
  }

  addSpace(space: SpaceRef): void {
    this.#spaces.set(space.pasport_id, space);
  }

  addPerson(person: Person): void {
    this.#persons.set(person.address_id, person);
  }

  addTenancy(tenancy: StoredTenancy): void {
    this.#tenancies.set(tenancy.id, tenancy);
  }

  /** Ids of the buildings that are going to be there or to change. */
  buildingIds(): Iterable<number> {
    return this.#buildings.ids();
  }

  buildings(stored: readonly BuildingRef[]): BuildingRef[] {
    return this.#buildings.over(stored, ({ pasport_id }) => pasport_id);
  }

  spaces(stored: readonly SpaceRef[]): SpaceRef[] {
    return this.#spaces.over(stored, ({ pasport_id }) => pasport_id);
  }

  /** Persons as they are found by, or with all that an import may change. */
  persons<S extends PersonRef | PersonRow>(stored: readonly S[]): (S | Person)[] {
    return this.#persons.over(stored, ({ address_id }) => address_id);
  }

  /** Which of the addresses there are going to be. */
  addresses(held: ReadonlySet<number>): ReadonlySet<number> {
    return new Set([...held, ...this.#persons.ids()]);
  }

  /** The name of the person where he is going to be there or to change. */
  nameOf(addressId: number): string | undefined {
    return this.#persons.get(addressId)?.full_name;
  }

  /** Tenancies of the spaces, the earliest first. */
  tenancies(stored: readonly Stored[], pasportIds: readonly number[]): Stored[] {
    const asked = new Set(pasportIds);
    const all = this.#tenancies
      .over(stored, ({ id }) => id)
      .filter(({ pasport_id }) => asked.has(pasport_id));
    return all.toSorted((one, other) =>
      one.valid_from === other.valid_from
        ? one.id - other.id
        : one.valid_from < other.valid_from
          ? -1
          : 1,
    );
  }
}

/** Where a file tells of one kind of records alone, nothing is going to be written before it. */
export const NOTHING_PLANNED = new Ground();

/** Ids for that many records on which others are going to stand; none where nothing does. */
export async function idsAhead<T extends UnitTable>(
  { db, ground }: { readonly db: Db; readonly ground?: Ground },
  table: RecordTable<T>,
  rows: readonly unknown[],
): Promise<readonly number[]> {
  return ground === undefined ? [] : (await table.withIds(db, rows)).map(({ id }) => id);
}
