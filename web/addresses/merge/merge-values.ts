import type { Address } from '#contract/addresses.ts';
import type { AddressValues } from '../address-form.ts';
import { addressLabels } from '../address-words.ts';

/** Fields that are chosen one by one; the city of the code list goes with the name of the city. */
export type MergeField = Exclude<keyof AddressValues, 'city_id'>;

const fields = (Object.keys(addressLabels) as (keyof typeof addressLabels)[]).filter(
  (name): name is MergeField => name !== 'city_id' && name !== 'hidden',
);

function isEmpty(value: unknown): boolean {
  return value === '' || value === null;
}

/** The different values that the records have in a field, each by the first record that has it. */
export function distinctSources(
  name: MergeField,
  addresses: readonly Address[],
): readonly Address[] {
  const byValue = new Map<unknown, Address>();
  for (const address of addresses)
    if (!isEmpty(address[name]) && !byValue.has(address[name])) byValue.set(address[name], address);
  return [...byValue.values()];
}

/** Fields of which somebody has to choose, in the order of the form: the records say different things. */
export function clashingFields(addresses: readonly Address[]): readonly MergeField[] {
  return fields.filter((name) => distinctSources(name, addresses).length > 1);
}

/** The record that says the most; the oldest of those that say as much. */
export function fullest(addresses: readonly Address[]): Address | undefined {
  const filled = (address: Address) => fields.filter((name) => !isEmpty(address[name])).length;
  return addresses.toSorted(
    (one, other) => filled(other) - filled(one) || one.address_id - other.address_id,
  )[0];
}

/**
 * Who of more records is somebody else than the kept one, by the birth date: nobody merges them without
 * saying so. Of two records that somebody has put side by side neither is left out.
 */
export function strangers(kept: Address, addresses: readonly Address[]): ReadonlySet<number> {
  const { birth_date } = kept;
  if (birth_date === null || addresses.length < 3) return new Set();
  const others = addresses.filter((one) => ![null, birth_date].includes(one.birth_date));
  return new Set(others.map(({ address_id }) => address_id));
}

/** Whose value stands until somebody says otherwise: the kept one's, or the first that has any. */
function sourceOf(name: MergeField, kept: Address, addresses: readonly Address[]): Address {
  if (!isEmpty(kept[name])) return kept;
  return addresses.find((address) => !isEmpty(address[name])) ?? kept;
}

/** By the name of a field the id of the record whose value was chosen for it. */
export type Chosen = Readonly<Partial<Record<MergeField, number>>>;

/** The record whose value stands for a field: the chosen one, unless it is not merged after all. */
export function chosenSource(
  name: MergeField,
  kept: Address,
  addresses: readonly Address[],
  chosen: Chosen,
): Address {
  const picked = addresses.find(({ address_id }) => address_id === chosen[name]);
  return picked ?? sourceOf(name, kept, addresses);
}

/** What the kept record takes over from the others; a city goes with its place in the code list. */
export function takenValues(
  kept: Address,
  addresses: readonly Address[],
  chosen: Chosen,
): Partial<AddressValues> {
  const taken = fields.flatMap((name) => {
    const source = chosenSource(name, kept, addresses, chosen);
    if (source[name] === kept[name]) return [];
    const value = [name, source[name]] as const;
    return name === 'city' ? [value, ['city_id', source.city_id] as const] : [value];
  });
  return Object.fromEntries(taken) as Partial<AddressValues>;
}
