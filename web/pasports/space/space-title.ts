import type { Space } from '#contract/pasports/spaces.ts';

type Named = Pick<Space, 'pasport_name' | 'space_number' | 'pasport_type_name'>;

/** What a dialog over a space is told of it for its title. */
export type TitledSpace = Named & Pick<Space, 'building_name'>;

/** What a space is called: its name, with the number where the name does not say it. */
export function spaceTitle({ pasport_name, space_number, pasport_type_name }: Named): string {
  // A name that was not given is the number.
  if (pasport_name === space_number) return `${pasport_type_name} ${space_number}`;
  const isSaid = pasport_name.split(/\s+/).includes(space_number);
  return isSaid ? pasport_name : `${pasport_name} (č. ${space_number})`;
}

/** The space with its house: "Lipová 12, Byt 7". */
export function inHouse(space: TitledSpace): string {
  return [space.building_name, spaceTitle(space)].filter(Boolean).join(', ');
}

/** The title of a dialog over a space, with the name of the space: "Rozdělení prostoru: Lipová 12, Byt 7". */
export function namedTitle(title: string, space: TitledSpace): string {
  return `${title}: ${inHouse(space)}`;
}
