import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Address } from '#contract/addresses.ts';
import { AddressScreen } from '#web/addresses/AddressScreen.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';

const PersonalData = lazy(async () => ({
  default: (await import('#web/personal-data/PersonalData.tsx')).PersonalData,
}));

/** A record of the address book with what other features know of the person (route Address). */
export function PersonScreen() {
  return <AddressScreen moreTabs={moreTabs} />;
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
