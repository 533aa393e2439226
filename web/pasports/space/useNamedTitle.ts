import type { Space } from '#contract/pasports/spaces.ts';
import { useSpaceBeside } from '../pasports.queries.ts';
import type { SpaceIds } from '../records/records.queries.ts';
import { spaceTitle } from './space-title.ts';

/** The title of a dialog over a space, with the name of the space: "Stěhování: Lipová 12, Byt 7". */
export function namedTitle(title: string, space: Space): string {
  return `${title}: ${[space.building_name, spaceTitle(space)].filter(Boolean).join(', ')}`;
}

/** The same where only the space's id is at hand; the title alone until the space is known. */
export function useNamedTitle(title: string, { unit_id, pasport_id }: SpaceIds): string {
  const space = useSpaceBeside(unit_id, pasport_id, undefined).data;
  return space === undefined ? title : namedTitle(title, space);
}
