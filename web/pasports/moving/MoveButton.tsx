import { Button } from '@mantine/core';
import { IconTruckDelivery } from '#web/icons/IconTruckDelivery.ts';
import { Suspense, useState } from 'react';
import { holdsOn } from '#contract/rules/validity.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { useTenants } from '../records/records.queries.ts';
import type { SpaceIds } from '../records/records.queries.ts';
import type { TitledSpace } from '../space/space-title.ts';
import { late } from '#web/ui/late.tsx';

const MoveDialog = late(() => import('./MoveDialog.tsx'), 'MoveDialog');

/** Moving the present tenant out, and the next one in; nothing where nobody is to move. */
export function MoveButton({ ids, space }: { ids: SpaceIds; space: TitledSpace }) {
  const [isOpen, setOpen] = useState(false);
  const tenants = useTenants(ids, 'short').data?.values;
  const present = tenants?.find((tenant) => holdsOn(tenant, todayInPrague()));
  if (present === undefined) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTruckDelivery size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Stěhování
      </Button>
      {isOpen ? (
        <Suspense>
          <MoveDialog
            ids={ids}
            space={space}
            tenant_id={present.pasport_tenant_id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
