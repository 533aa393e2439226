import { Button } from '@mantine/core';
import { IconHome } from '#web/icons/IconHome.ts';
import { useQuery } from '@tanstack/react-query';
import { getSpaceAddress } from '#contract/pasports/spaces.ts';
import type { SpaceAddress } from '#contract/pasports/spaces.ts';
import { longButton } from '#web/ui/long-button.ts';
import { queryFor } from '#web/lib/query.ts';
import type { SpaceIds } from '../records/records.queries.ts';

interface OfferProps {
  space: SpaceIds;
  onTake: (address: SpaceAddress) => void;
}

/** The address of the space by one click; nothing where its house has none. */
export function SpaceAddressOffer({ space, onTake }: OfferProps) {
  const address = useQuery(queryFor(getSpaceAddress, { params: space })).data;
  if (address === undefined || address.street + address.city === '') return null;
  const { street, zip, city } = address;
  const town = [zip, city].filter((part) => part !== '').join(' ');
  const told = [street, town].filter((part) => part !== '').join(', ');
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        {...longButton}
        leftSection={<IconHome size="1rem" aria-hidden="true" />}
        onClick={() => onTake(address)}
      >
        Použít adresu prostoru: {told}
      </Button>
    </div>
  );
}
