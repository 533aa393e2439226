import { IconTools } from '@tabler/icons-react';
import { Page } from '#web/ui/Page.tsx';
import { usePlace } from '../modules/place.ts';
import styles from './pages.module.css';

/** A module that has its address but not yet its content. */
export function UnderConstruction() {
  const { title, description } = usePlace();
  return (
    <Page title={title}>
      <div className={styles.works}>
        <span className={styles.badge}>
          <IconTools size="1.25rem" aria-hidden="true" />
          Ve vývoji
        </span>
        {description === '' ? null : <p className={styles.text}>{description}.</p>}
        <p className={styles.text}>Na tomto modulu pracujeme. Zatím v něm není co zobrazit.</p>
      </div>
    </Page>
  );
}
