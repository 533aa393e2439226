import { LateModal } from '#web/ui/LateModal.tsx';
import { goToFind } from './go-to-find.ts';
import type { Hit } from './hits.ts';
import type { Offer } from './offers.ts';
import { Search } from './Search.tsx';

interface SearchDialogProps {
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
export function SearchDialog({ isOpen, onClose, onOpen, unit_id, commands }: SearchDialogProps) {
  const choose = (hit: Hit) => {
    onClose();
    if (hit.find === undefined) hit.offer.run();
    else goToFind(hit.find, onOpen, hit.part);
  };
  return (
    <LateModal opened={isOpen} onClose={onClose} title="Hledat" yOffset="8dvh">
      <Search unit_id={unit_id} offers={commands} onChoose={choose} />
    </LateModal>
  );
}
