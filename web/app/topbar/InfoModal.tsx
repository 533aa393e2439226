import { Modal } from '@mantine/core';
import { apiAddress, settings } from '#web/lib/settings.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';
import styles from './topbar.module.css';

/** What a system admin needs to know of the running page; the token itself is never shown. */
export function InfoModal({ onClose }: { onClose: () => void }) {
  const facts = [
    ['Prostředí', settings.environment],
    ['Základní URL', location.origin],
    ['URL API', apiAddress],
    ['Klíč tokenu', SESSION_KEY],
  ] as const;
  return (
    <Modal opened onClose={onClose} title="Info">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
