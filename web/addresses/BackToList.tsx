import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import styles from './addresses.module.css';

/** The way back to the list, above the title of what was opened from it. */
export function BackToList({ onClick }: { onClick: () => void }) {
  return (
    <Button
      className={styles.back ?? ''}
      variant="subtle"
      color="gray"
      leftSection={<IconArrowLeft size="1.125rem" aria-hidden="true" />}
      onClick={onClick}
    >
      Zpět na seznam
    </Button>
  );
}
