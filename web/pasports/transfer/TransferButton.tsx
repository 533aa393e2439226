import { Button } from '@mantine/core';
import { IconArrowsExchange } from '#web/icons/IconArrowsExchange.ts';
import { Suspense, useState } from 'react';
import { holdsOn } from '#contract/rules/validity.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { useOwnerships } from '../records/records.queries.ts';
import type { SpaceIds } from '../records/records.queries.ts';
import type { TitledSpace } from '../space/space-title.ts';
import { late } from '#web/ui/late.tsx';

const TransferDialog = late(() => import('./TransferDialog.tsx'), 'TransferDialog');

/** A sale or another transfer of the space; nothing where nobody owns it. */
export function TransferButton({ ids, space }: { ids: SpaceIds; space: TitledSpace }) {
  const [isOpen, setOpen] = useState(false);
  const owners = useOwnerships(ids, 'short').data?.values;
  if (!isOpen && owners?.some((owner) => holdsOn(owner, todayInPrague())) !== true) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsExchange size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Převod
      </Button>
      {isOpen ? (
        <Suspense>
          <TransferDialog ids={ids} space={space} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
