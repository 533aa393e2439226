import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { isOpenTo } from '#contract/module-names.ts';
import { search } from '#contract/search.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useSession } from '#web/session/session.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

const SearchDialog = lazy(async () => ({
  default: (await import('#web/search/SearchDialog.tsx')).SearchDialog,
}));

/** Opens the search over everything; so does Ctrl+K. Without a unit there is nothing to seek in. */
export function SearchButton() {
  const unit = useActiveUnit();
  const hasOthers = (useSession()?.units.length ?? 0) > 1;
  const router = useRouter();
  const seeks = openModules.use((open) => open === null || isOpenTo(search.modules, open));
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
    setWasOpened(true);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  if (unit === null || !seeks) return null;
  return (
    <>
      <IconButton
        label="Hledat (Ctrl+K)"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={open}
      >
        <IconSearch size="1.25rem" stroke={1.6} aria-hidden="true" />
      </IconButton>
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchDialog
            unit_id={unit.unit_id}
            hasOthers={hasOthers}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onOpen={(address) => router.history.push(address)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
