import { UnstyledButton } from '@mantine/core';
import styles from './rows.module.css';

interface MoreButtonProps {
  readonly text: string;
  /** What it opens more of, for readers. */
  readonly of: string;
  readonly onClick: () => void;
}

/** Opens what was folded under the first few lines. */
export function MoreButton({ text, of, onClick }: MoreButtonProps) {
  return (
    <UnstyledButton className={styles.unfold ?? ''} aria-label={`${of}: ${text}`} onClick={onClick}>
      {text}
    </UnstyledButton>
  );
}
