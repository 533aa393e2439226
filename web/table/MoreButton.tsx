import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { MenuTable, TableMenu as Menu } from './TableMenu.tsx';

const load = () => import('./TableMenu.tsx');
// React's type of a late component forgets that it serves rows of any kind.
const TableMenu = lazy(async () => ({
  default: (await load()).TableMenu,
})) as unknown as typeof Menu;

/** The button of the table's menu. */
export function MoreTarget(props: ComponentPropsWithRef<'button'>) {
  return (
    <Button
      variant="default"
      aria-haspopup="menu"
      leftSection={<IconDots size="1.125rem" aria-hidden="true" />}
      {...props}
    >
      Další
    </Button>
  );
}

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
