import type { Firm } from '#contract/linked-addresses.ts';
import type { FirmRow } from '#server/core/people/linked.sql.ts';

/** Records by the first of a link or of a business id that they share. */
class Groups {
  readonly #byKey = new Map<string, FirmRow[]>();
  readonly #all = new Set<FirmRow[]>();

  add(row: FirmRow): void {
    const keys = [
      ...(row.link_id === null ? [] : [`link ${row.link_id}`]),
      ...(row.business_id === '' ? [] : [`id ${row.business_id}`]),
    ];
    const found = new Set(keys.flatMap((key) => [this.#byKey.get(key) ?? []].filter(isSome)));
    const [group = [], ...others] = found;
    for (const other of others) {
      group.push(...other);
      this.#all.delete(other);
      for (const [key, of] of this.#byKey) if (of === other) this.#byKey.set(key, group);
    }
    group.push(row);
    this.#all.add(group);
    for (const key of keys) this.#byKey.set(key, group);
  }

  all(): FirmRow[][] {
    return [...this.#all];
  }
}

const isSome = (rows: readonly FirmRow[]) => rows.length > 0;

function firmOf(rows: readonly FirmRow[]): Firm[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { full_name, address_type, city } = first;
  const told = (field: 'business_id' | 'phone' | 'email') =>
    rows.map((row) => row[field]).find((text) => text !== '') ?? '';
  const links = new Set(rows.map(({ link_id }) => link_id));
  return [
    {
      full_name,
      address_type,
      city,
      business_id: told('business_id'),
      phone: told('phone'),
      email: told('email'),
      is_linked: rows.length > 1 && links.size === 1 && !links.has(null),
      records: rows.map(({ unit_id, unit_name, address_id }) => ({
        unit_id,
        unit_name,
        address_id,
      })),
    },
  ];
}

/** Each firm once, in the order of the records: those that are linked, or have one business id, are one. */
export function firmsOf(rows: readonly FirmRow[]): Firm[] {
  const groups = new Groups();
  for (const row of rows) groups.add(row);
  return groups.all().flatMap(firmOf);
}
