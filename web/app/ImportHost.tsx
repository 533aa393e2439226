import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { late } from '#web/ui/late.tsx';

const ImportDialog = late(() => import('#web/imports/ImportDialog.tsx'), 'ImportDialog');

/** What of imports stands in the address; over any screen. */
interface ImportPlace {
  readonly import?: unknown;
  readonly kind?: unknown;
}

function wantedIn({ import: wanted }: ImportPlace): number | 'new' | null {
  if (wanted === 'new') return 'new';
  return typeof wanted === 'number' && Number.isSafeInteger(wanted) && wanted > 0 ? wanted : null;
}

/** Where ?import=new or ?import=12 opens the imports of the active unit; stands once in the shell. */
export function ImportHost() {
  const place: ImportPlace = useSearch({ strict: false });
  const navigate = useNavigate();
  const unit = useActiveUnit();
  const wanted = wantedIn(place);
  const [wasWanted, setWasWanted] = useState(false);
  if (unit === null) return null;
  if (wanted !== null && !wasWanted) setWasWanted(true);
  if (!wasWanted) return null;
  const go = (next: number | 'new' | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: ({ import: _import, kind: _kind, ...rest }: ImportPlace) =>
        next === undefined ? rest : { ...rest, import: next },
      replace,
      resetScroll: false,
    });
  return (
    <Suspense fallback={null}>
      <ImportDialog
        unit_id={unit.unit_id}
        isOpen={wanted !== null}
        wanted={wanted}
        kind={place.kind}
        onGo={(next) => go(next, true)}
        onClose={() => go(undefined, false)}
      />
    </Suspense>
  );
}
