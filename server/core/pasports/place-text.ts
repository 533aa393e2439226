/** A place as it is read with its house; the number is empty for a house itself. */
export interface NamedPlace {
  readonly building_name: string;
  readonly space_number: string;
}

/** Where something is: the house, and the space in it. */
export function placeText({ building_name, space_number }: NamedPlace): string {
  return space_number === '' ? building_name : `${building_name}, prostor ${space_number}`;
}
