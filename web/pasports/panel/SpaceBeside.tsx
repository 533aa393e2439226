import type { Go, PasportsPlace } from '../place.ts';
import styles from './panel.module.css';
import { SpacePanel } from './SpacePanel.tsx';

interface SpaceBesideProps {
  unit_id: number;
  space_id: number;
  place: PasportsPlace;
  go: Go;
}

/** The selected space beside the table. */
export function SpaceBeside(props: SpaceBesideProps) {
  return (
    <aside className={styles.beside} aria-label="Vybraný prostor">
      <SpacePanel {...props} onClose={() => props.go({ space: undefined })} />
    </aside>
  );
}
