import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './imports.module.css';

const steps = ['Soubor', 'Sloupce', 'Zkouška nanečisto', 'Přijetí'] as const;

function focus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

interface StepProps {
  /** Which of the four steps, from 0. */
  readonly at: number;
  readonly title: string;
  /** A line under the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One step of an import; its heading has the focus when it opens. */
export function Step({ at, title, note, children }: StepProps) {
  return (
    <section className={styles.step} aria-label={title}>
      <ol className={styles.steps} aria-label="Postup importu">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            data-done={index < at || undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <div>
        <Title
          order={3}
          tabIndex={-1}
          key={title}
          ref={focus}
          data-autofocus
          className={styles.title}
        >
          {title}
        </Title>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
