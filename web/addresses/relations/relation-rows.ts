import type { AddressRow, Relation } from '#contract/addresses.ts';

/** A row of the list: a relation to a space, or a person who has none. */
export interface PersonRow extends Pick<
  Relation,
  | 'address_id'
  | 'address_type'
  | 'full_name'
  | 'title_before'
  | 'title_after'
  | 'email'
  | 'phone'
  | 'building_name'
  | 'space_number'
  | 'variable_symbol'
  | 'valid_to'
  | 'users_count'
  | 'contract_valid_to'
  | 'contract_warning'
> {
  readonly key: string;
  readonly relation: Relation['relation'] | null;
  readonly pasport_space_id: number | null;
  readonly valid_from: string | null;
}

/** Relations as rows of the list. */
export function boundRows(relations: readonly Relation[]): readonly PersonRow[] {
  return relations.map((relation) => ({
    ...relation,
    key: `${relation.relation}-${relation.record_id}`,
  }));
}

/** Persons of the address book whom nothing binds to any space. */
export function freeRows(
  addresses: readonly AddressRow[],
  relations: readonly Relation[],
): readonly PersonRow[] {
  const bound = new Set(relations.map(({ address_id }) => address_id));
  return addresses
    .filter(({ address_id, address_type }) => address_type === 'person' && !bound.has(address_id))
    .map(({ address_id, address_type, full_name, title_before, title_after, email, phone }) => ({
      ...nothing,
      key: `none-${address_id}`,
      address_id,
      address_type,
      full_name,
      title_before,
      title_after,
      email,
      phone,
    }));
}

const nothing = {
  relation: null,
  pasport_space_id: null,
  building_name: '',
  space_number: '',
  variable_symbol: '',
  valid_from: null,
  valid_to: null,
  users_count: null,
  contract_valid_to: null,
  contract_warning: null,
};

/** How many persons and firms the relations bind, each once. */
export function personCount(relations: readonly Pick<Relation, 'address_id'>[]): number {
  return new Set(relations.map(({ address_id }) => address_id)).size;
}
