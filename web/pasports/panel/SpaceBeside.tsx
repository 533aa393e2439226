import { Drawer } from '@mantine/core';
import { useScreen } from '#web/ui/useScreen.ts';
import type { Go, PasportsPlace } from '../place.ts';
import styles from './panel.module.css';
import { SpacePanel } from './SpacePanel.tsx';

interface SpaceBesideProps {
  unit_id: number;
  space_id: number;
  place: PasportsPlace;
  go: Go;
}

/** The selected space beside the table; on a phone it slides over it. */
export function SpaceBeside(props: SpaceBesideProps) {
  const isPhone = useScreen('phone');
  const close = () => props.go({ space: undefined });
  if (!isPhone)
    return (
      <aside className={styles.beside} aria-label="Vybraný prostor">
        <SpacePanel {...props} onClose={close} />
      </aside>
    );
  return (
    <Drawer opened onClose={close} position="bottom" size="85%" title="Vybraný prostor">
      <SpacePanel {...props} />
    </Drawer>
  );
}
