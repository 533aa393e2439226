import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Go, PasportsPlace } from '../place.ts';
import styles from './panel.module.css';
import { late } from '#web/ui/late.tsx';

const SpacePanel = late(() => import('./SpacePanel.tsx'), 'SpacePanel');

interface SpaceBesideProps {
  unit_id: number;
  space_id: number;
  place: PasportsPlace;
  go: Go;
}

/** The selected space beside the table; its code is fetched with the first one. */
export function SpaceBeside(props: SpaceBesideProps) {
  return (
    <aside className={styles.beside} aria-label="Vybraný prostor">
      <Suspense fallback={<Skeleton height="20rem" />}>
        <SpacePanel {...props} onClose={() => props.go({ space: undefined })} />
      </Suspense>
    </aside>
  );
}
