import { useSearch } from '@tanstack/react-router';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { StatCard } from '#web/ui/StatCard.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';
import { recentColumns } from './address-columns.tsx';
import { AddressList } from './AddressList.tsx';
import { useAddressCounts } from './addresses.queries.ts';
import { FirmsPage } from './linked/FirmsPage.tsx';
import { RecognisedPage } from './linked/RecognisedPage.tsx';
import { DuplicatesPage } from './merge/DuplicatesPage.tsx';
import { MergePage } from './merge/MergePage.tsx';
import { mergedIds } from './merge/merge-link.ts';

/** The address book (route /address-book): its overview, its duplicates, firms of all units, persons of several, or a merge of records. */
export function AddressBookScreen() {
  const { view, merge } = useSearch({ strict: false }) as { view?: unknown; merge?: unknown };
  const ids = mergedIds(merge);
  return (
    <UnitScreen title="Lidé">
      {({ unit_id }) => {
        if (ids.length > 1) return <MergePage key={String(merge)} unit_id={unit_id} ids={ids} />;
        if (view === 'firms') return <FirmsPage unit_id={unit_id} />;
        if (view === 'recognised') return <RecognisedPage unit_id={unit_id} />;
        if (view === 'duplicates') return <DuplicatesPage unit_id={unit_id} />;
        return <Overview unit_id={unit_id} />;
      }}
    </UnitScreen>
  );
}

const lastFirst = { column: 'updated', descending: true };

function Overview({ unit_id }: { unit_id: number }) {
  return (
    <AddressList
      unit_id={unit_id}
      title="Lidé"
      id="address-book"
      label="Naposledy změněné záznamy"
      columns={recentColumns}
      initialSort={lastFirst}
      startsHere
    >
      <Tiles unit_id={unit_id} />
    </AddressList>
  );
}

/** The same counts as on the overview of the unit; each leads to a list of as many records. */
function Tiles({ unit_id }: { unit_id: number }) {
  const { data: counts } = useAddressCounts(unit_id);
  const number = (value = 0) => formatNumber(value, 0);
  const loading = counts === undefined;
  return (
    <StatGrid>
      <StatCard
        label="Kontakty"
        value={number(counts?.addresses_count)}
        icon="address-book"
        loading={loading}
        link={{ href: `${paths.AddressBookContacts}?hidden=1`, title: 'Přejít na kontakty' }}
      />
      <StatCard
        label="Nájemci a vlastníci"
        value={number(counts?.addresses_active)}
        icon="users"
        loading={loading}
        link={{
          href: `${paths.AddressBookContacts}?filter=resident&hidden=1`,
          title: 'Přejít na nájemce a vlastníky',
        }}
      />
      <StatCard
        label="Skryté"
        value={number(counts?.addresses_hidden)}
        icon="hidden"
        loading={loading}
        link={{
          href: `${paths.AddressBookContacts}?filter=hidden`,
          title: 'Přejít na skryté záznamy',
        }}
      />
    </StatGrid>
  );
}
