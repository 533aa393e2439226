import { isOpenTo } from '#contract/module-names.ts';
import { search } from '#contract/search.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { SearchDialog } from '#web/search/SearchDialog.tsx';
import type { BegunSearch } from '#web/search/useTakenOver.ts';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useIsCrewMember } from '#web/session/rights.ts';
import { useAllViews } from '#web/views/views.queries.ts';
import { closeDialog } from './opened.ts';
import { offered } from './offered.ts';
import { portalContext } from './portal-context.ts';

interface CommandSearchProps extends BegunSearch {
  readonly isOpen: boolean;
  /** Opens an address of the portal. */
  readonly onGo: (address: string) => void;
}

/** The search over records, screens and actions (Ctrl+K). */
export function CommandSearch({ isOpen, onGo, ...begun }: CommandSearchProps) {
  const unit = useActiveUnit();
  const isOfCrew = useIsCrewMember();
  const views = useAllViews(isOpen && !isOfCrew);
  const seeks = openModules.use((open) => open === null || isOpenTo(search.modules, open));
  return (
    <SearchDialog
      unit_id={unit !== null && seeks ? unit.unit_id : null}
      commands={isOpen ? offered(portalContext(onGo), views) : none}
      isOpen={isOpen}
      onClose={closeDialog}
      onOpen={onGo}
      {...begun}
    />
  );
}

const none: ReturnType<typeof offered> = [];
