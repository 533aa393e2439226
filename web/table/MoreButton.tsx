import { Suspense, useState } from 'react';
import { MoreTarget } from './MoreTarget.tsx';
import { late } from '#web/ui/late.tsx';
import type { MenuTable } from './TableMenu.tsx';

const TableMenu = late(() => import('./TableMenu.tsx'), 'TableMenu');

/** What else can be done with a table; the menu is fetched when it is first wanted. */
export function MoreButton<Row>({ table }: { table: MenuTable<Row> }) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void TableMenu.preload?.();
  const waiting = (
    <MoreTarget onPointerEnter={prepare} onFocus={prepare} onClick={() => setWanted(true)} />
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TableMenu table={table} onLost={() => setWanted(false)} />
    </Suspense>
  );
}
