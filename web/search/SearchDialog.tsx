import { LateModal } from '#web/ui/LateModal.tsx';
import { goToFind } from './go-to-find.ts';
import type { Hit } from './hits.ts';
import type { Offer } from './offers.ts';
import { Search } from './Search.tsx';
import type { BegunSearch } from './useTakenOver.ts';

interface SearchDialogProps extends BegunSearch {
  /** The active unit; null where no records are sought. */
  readonly unit_id: number | null;
  /** Screens and actions that are offered beside records. */
  readonly commands: readonly Offer[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Opens an address of the portal. */
  readonly onOpen: (address: string) => void;
}

/** The search over everything (Ctrl+K); each opening begins anew. */
export function SearchDialog(props: SearchDialogProps) {
  const { isOpen, onClose, onOpen, unit_id, commands, begun, onStanding } = props;
  const choose = (hit: Hit) => {
    onClose();
    if (hit.find === undefined) hit.offer.run();
    else goToFind(hit.find, onOpen, hit.part);
  };
  return (
    <LateModal
      opened={isOpen}
      onClose={onClose}
      title="Hledat"
      yOffset="8dvh"
      // Whoever opens it gives the focus back; and what is closed takes no key and no answer more.
      returnFocus={false}
      transitionProps={{ duration: 120, exitDuration: 0, transition: 'fade' }}
    >
      <Search
        unit_id={unit_id}
        offers={commands}
        onChoose={choose}
        begun={begun}
        onStanding={onStanding}
      />
    </LateModal>
  );
}
