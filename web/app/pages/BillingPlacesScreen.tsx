import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { BillingPlace } from '#contract/billing/places.ts';
import { BillingPlacesScreen as Places } from '#web/billing/BillingPlacesScreen.tsx';
import type { Tab } from '#web/ui/Tabs.tsx';
import { late } from '#web/ui/late.tsx';

const HouseBalance = late(() => import('#web/meters/house/HouseBalance.tsx'), 'HouseBalance');

/** Billing places of the unit with what other features know of them (route BillingPlaces). */
export function BillingPlacesScreen() {
  return <Places moreTabs={moreTabs} />;
}

/** The invoicing meter against what is measured behind it; nothing where there is none. */
function moreTabs({ unit_id, invoice_place_id, meter_building_id }: BillingPlace): readonly Tab[] {
  if (invoice_place_id === null || meter_building_id === null) return [];
  return [
    {
      key: 'measuring',
      text: 'Měření',
      title: 'Fakturační měřidlo proti součtu měřidel za ním',
      content: (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <HouseBalance
            unit_id={unit_id}
            house={meter_building_id}
            chosen={String(invoice_place_id)}
          />
        </Suspense>
      ),
    },
  ];
}
