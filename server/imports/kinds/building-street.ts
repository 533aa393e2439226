import { given } from '#server/db/given.ts';

/** What a row says of a building, read. */
export interface BuildingValues {
  readonly pasport_name?: string;
  readonly group?: string;
  readonly street?: string;
  readonly registry_number?: string;
  readonly house_number?: string;
  readonly city_name?: string;
  readonly zip?: string;
  readonly heating_indicator?: string;
  readonly pasport_order?: number;
}

const streetAndNumbers = /^(.*[^\d\s/])\s+(\d+[a-z]?)(?:\s*\/\s*(\d+[a-z]?))?$/i;

/** Takes apart street and numbers that stand together in one cell. */
export function partedStreet(values: BuildingValues): BuildingValues {
  const { street = '', registry_number, house_number } = values;
  const [, name, registry, house] = streetAndNumbers.exec(street) ?? [];
  if (name === undefined || registry_number !== undefined || house_number !== undefined) {
    return values;
  }
  const numbers = given({ registry_number: registry, house_number: house });
  return { ...values, street: name, ...numbers };
}

/** Street with both numbers, as the database puts them together. */
export function fullStreet({
  street = '',
  registry_number = '',
  house_number = '',
}: BuildingValues): string {
  return `${street} ${[registry_number, house_number].filter(Boolean).join('/')}`.trim();
}
