import { useSingleKeys } from '#web/lib/keys/single-keys.ts';
import { Keys } from '#web/ui/Keys.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { keyGroups } from './key-groups.ts';
import type { KeyGroup } from './key-groups.ts';
import styles from './keys.module.css';
import { closeDialog } from './opened.ts';
import { portalContext } from './portal-context.ts';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';

interface KeysDialogProps {
  readonly isOpen: boolean;
  /** Opens an address of the portal. */
  readonly onGo: (address: string) => void;
}

/** The map of keys that work here (?), and the switch that puts those without Ctrl out. */
export function KeysDialog({ isOpen, onGo }: KeysDialogProps) {
  const isOn = useSingleKeys();
  const groups = isOpen ? keyGroups(portalContext(onGo), isOn) : [];
  return (
    <LateModal opened={isOpen} onClose={closeDialog} title="Klávesové zkratky">
      <p className={styles.note}>
        Dvě klávesy vedle sebe se mačkají po sobě. Když píšete do pole, platí jen klávesy s Ctrl.
      </p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.heading} group={group} />
        ))}
      </div>
      <SingleKeysSwitch />
    </LateModal>
  );
}

function Group({ group: { heading, commands } }: { group: KeyGroup }) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {commands.map(({ id, title, keys }) => (
          <li key={id} className={styles.line}>
            <span>{title}</span>
            <Keys keys={keys} />
          </li>
        ))}
      </ul>
    </section>
  );
}
