import { Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './licence.module.css';

/** A part of the screen under its heading. */
export function LicencePanel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Title order={2} id={id}>
        {heading}
      </Title>
      {children}
    </section>
  );
}
