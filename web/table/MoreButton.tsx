import { lazy, Suspense, useState } from 'react';
import { MoreTarget } from './MoreTarget.tsx';
import type { MenuTable, TableMenu as Menu } from './TableMenu.tsx';

const load = () => import('./TableMenu.tsx');
// React's type of a late component forgets that it serves rows of any kind.
const TableMenu = lazy(async () => ({
  default: (await load()).TableMenu,
})) as unknown as typeof Menu;

/** What else can be done with a table; the menu is fetched when it is first wanted. */
export function MoreButton<Row>({ table }: { table: MenuTable<Row> }) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void load();
  const waiting = (
    <MoreTarget onPointerEnter={prepare} onFocus={prepare} onClick={() => setWanted(true)} />
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TableMenu table={table} />
    </Suspense>
  );
}
