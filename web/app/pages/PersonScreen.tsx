import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Address } from '#contract/addresses.ts';
import { AddressScreen } from '#web/addresses/AddressScreen.tsx';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import type { Tab } from '#web/ui/Tabs.tsx';
import { late } from '#web/ui/late.tsx';

const PersonalData = late(() => import('#web/personal-data/PersonalData.tsx'), 'PersonalData');

const AccountsOf = late(() => import('#web/core/account-papers/AccountsOf.tsx'), 'AccountsOf');

const PersonMeters = late(() => import('#web/meters/PersonMeters.tsx'), 'PersonMeters');

/** A record of the address book with what other features know of the person (route Address). */
export function PersonScreen() {
  const isMetered = useIsOpenAddress(paths.MetersOverview);
  const isOwing = useIsOpenAddress(paths.Ledger);
  return (
    <AddressScreen
      moreTabs={(address) => [
        ...(isOwing ? [paymentsTab(address)] : []),
        ...(isMetered ? [metersTab(address)] : []),
        ...moreTabs(address),
      ]}
    />
  );
}

function paymentsTab({ unit_id, address_id }: Address): Tab {
  return {
    key: 'payments',
    text: 'Platby',
    title: 'Konta prostorů, které osoba platí nebo platila',
    content: (
      <Suspense fallback={<Skeleton height="12rem" />}>
        <AccountsOf unit_id={unit_id} of={{ address_id }} />
      </Suspense>
    ),
  };
}

function metersTab({ unit_id, address_id }: Address): Tab {
  return {
    key: 'meters',
    text: 'Měřidla',
    title: 'Měřidla prostorů, které osoba vlastní, užívá nebo obývá',
    content: (
      <Suspense fallback={<Skeleton height="12rem" />}>
        <PersonMeters unit_id={unit_id} address_id={address_id} />
      </Suspense>
    ),
  };
}

function moreTabs({ unit_id, address_id }: Address): readonly Tab[] {
  return [
    {
      key: 'personal-data',
      text: 'Osobní údaje',
      title: 'Výpis údajů o osobě a její anonymizace',
      content: (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <PersonalData unit_id={unit_id} address_id={address_id} />
        </Suspense>
      ),
    },
  ];
}
