import { Suspense, useState } from 'react';
import { VIEW_PARAMETER } from '#web/lib/named-view.ts';
import { viewTools } from './view-tools.ts';
import type { ViewedTable } from './view-tools.ts';
import { ViewsTarget } from './ViewsTarget.tsx';

const isNamed = (list: string) =>
  (new URL(location.href).searchParams.get(VIEW_PARAMETER) ?? '').includes(`${list}.`);

/** The saved views of a table; fetched when they are first wanted, or the address names one. */
export function ViewsButton({ table }: { table: ViewedTable }) {
  const given = viewTools.use();
  const [wanted, setWanted] = useState<'closed' | 'open' | null>(() =>
    isNamed(table.id) ? 'closed' : null,
  );
  if (given === null) return null;
  const { prepare, Tools } = given;
  const waiting = (
    <ViewsTarget onPointerEnter={prepare} onFocus={prepare} onClick={() => setWanted('open')} />
  );
  if (wanted === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Tools table={table} startsOpen={wanted === 'open'} onLost={() => setWanted(null)} />
    </Suspense>
  );
}
