import { yearBefore } from '#contract/czech/iso-date.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import type { AddressBook } from './useAddressBook.ts';

/** Of which day the list tells who lives there, and the ways to another; null where it tells nothing of it. */
export function residentsDay({ place }: AddressBook) {
  const { filter, as_of } = place;
  if (filter !== 'resident' && as_of === undefined) return undefined;
  return <ResidentsDay as_of={as_of} isHidden={place.hidden === 1} />;
}

function ResidentsDay({ as_of, isHidden }: { as_of: string | undefined; isHidden: boolean }) {
  const isOpen = useIsOpenAddress(paths.AddressBookTenants);
  const lastYear = yearBefore(todayInPrague());
  const list = `${paths.Addresses}?filter=resident${isHidden ? '&hidden=1' : ''}`;
  return (
    <>
      {as_of === undefined ? 'Bydlící k dnešnímu dni. ' : `Bydlící ke dni ${formatDate(as_of)}. `}
      {as_of === undefined ? null : <InnerLink href={list}>Dnes</InnerLink>}
      {as_of === undefined || as_of === lastYear ? null : ' · '}
      {as_of === lastYear ? null : (
        <InnerLink href={`${list}&as_of=${lastYear}`}>Před rokem</InnerLink>
      )}
      {isOpen ? (
        <>
          {' · '}
          <InnerLink href={`${paths.AddressBookTenants}?as_of=${as_of ?? lastYear}`}>
            {as_of === undefined ? 'Kdo tu byl před rokem' : 'Kdo tu byl a kde'}
          </InnerLink>
        </>
      ) : null}
    </>
  );
}
