import { Anchor } from '@mantine/core';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';

/** The number of a space, which leads to its owners. */
export function SpaceLink({ space }: { space: HouseShare }) {
  const { unit_id, pasport_space_id, space_number } = space;
  const href = `${paths.pasports}?unit=${unit_id}&space=${pasport_space_id}&tab=ownerships`;
  return (
    <Anchor component={InnerLink} href={href}>
      {space_number}
    </Anchor>
  );
}
