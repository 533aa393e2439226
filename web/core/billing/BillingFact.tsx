import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browseBillingPlaces, type BillingPlace } from '#contract/billing/places.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { RestButton } from '#web/ui/RestButton.tsx';
import { Fact, FactNote } from '#web/ui/Summary.tsx';

interface BillingFactProps {
  unit_id: number;
  /** The pasport_id of a house, the pasport_space_id of a space with the pasport_id of its house, or the measuring_place_id of a meter. */
  of:
    | { readonly house: number }
    | { readonly space: number; readonly in_house: number | null }
    | { readonly meter: number };
}

/** So many are told by their names. */
const TOLD = 2;

/** Room for what is told at most, so that nothing moves under a finger once it comes. */
const ROOM = '4.5rem';

const SERVED = ['', 'za celý dům', 'za celou jednotku'] as const;

/** For what more than the thing alone it is charged, '' for it alone; null where the place does not serve it. */
function servedAs(
  { parts, invoice_place_id }: BillingPlace,
  of: BillingFactProps['of'],
): (typeof SERVED)[number] | null {
  if ('meter' in of) {
    const isCharged = invoice_place_id === of.meter;
    return isCharged || parts.some((part) => part.measuring_place_id === of.meter) ? '' : null;
  }
  if (parts.length === 0) return 'za celou jednotku';
  if ('house' in of) return parts.some(({ building_id }) => building_id === of.house) ? '' : null;
  if (parts.some(({ space_id }) => space_id === of.space)) return '';
  const isOfHouse = parts.some(
    ({ kind, building_id }) => kind === 'building' && building_id === of.in_house,
  );
  return isOfHouse ? 'za celý dům' : null;
}

/** By what billing places something is charged, each with its way; nothing where there is none, or they are closed to the person. */
export function BillingFact({ unit_id, of }: BillingFactProps) {
  const isOpen = useIsOpenAddress(paths.BillingPlaces);
  const [isWhole, setWhole] = useState(false);
  const query = queryFor(browseBillingPlaces, { params: { unit_id, show_hidden: '0' } });
  const { data, isLoading } = useQuery({ ...query, enabled: isOpen });
  const places = data?.values ?? [];
  const own = places.flatMap((place) => {
    const as = servedAs(place, of);
    return as === null ? [] : [{ ...place, as }];
  });
  // What is charged for the thing itself is not to be lost among the rest.
  const nearest = own.toSorted((one, other) => SERVED.indexOf(one.as) - SERVED.indexOf(other.as));
  if (isLoading)
    return (
      <Fact label="Odběrná místa">
        <Skeleton height={ROOM} width="10rem" />
      </Fact>
    );
  if (own.length === 0) return null;
  const told = isWhole ? nearest : nearest.slice(0, TOLD);
  const rest = own.length - told.length;
  return (
    <Fact label="Odběrná místa">
      {told.map(({ billing_place_id, name, as }) => (
        <span key={billing_place_id}>
          <Anchor
            component={InnerLink}
            href={`${pathTo('BillingPlaces', { record_id: billing_place_id })}?unit=${unit_id}`}
          >
            {name}
          </Anchor>
          {as === '' ? null : <FactNote>{` ${as}`}</FactNote>}
        </span>
      ))}
      {rest <= 0 ? null : <RestButton text={`a ještě ${rest}`} onOpen={() => setWhole(true)} />}
    </Fact>
  );
}
