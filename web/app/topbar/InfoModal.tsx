import { apiAddress, settings } from '#web/lib/settings.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';
import { LateModal } from '#web/ui/LateModal.tsx';
import { Facts } from '#web/ui/Facts.tsx';

/** What a system admin needs to know of the running page; the token itself is never shown. */
export function InfoModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const facts = [
    ['Prostředí', settings.environment],
    ['Základní URL', location.origin],
    ['URL API', apiAddress],
    ['Klíč tokenu', SESSION_KEY],
  ] as const;
  return (
    <LateModal opened={isOpen} onClose={onClose} title="Info">
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </LateModal>
  );
}
