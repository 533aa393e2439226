import type { Space } from '#contract/pasports/spaces.ts';

/** What a space is called: its name, with the number where the name does not say it. */
export function spaceTitle({
  pasport_name,
  space_number,
}: Pick<Space, 'pasport_name' | 'space_number'>): string {
  const isSaid = pasport_name.split(/\s+/).includes(space_number);
  return isSaid ? pasport_name : `${pasport_name} (č. ${space_number})`;
}
