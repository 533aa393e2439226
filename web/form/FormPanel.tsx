import { Title } from '@mantine/core';
import { IconChevronDown } from '#web/icons/IconChevronDown.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormPanelProps {
  heading: string;
  /** A line under the heading. */
  note?: ReactNode;
  /** Can be folded; starts folded unless `open`. */
  collapsible?: boolean;
  open?: boolean;
  /** The content is drawn, and its data read, only once the panel has been unfolded. */
  lazy?: boolean;
  children: ReactNode;
}

/** A part of a form under its heading: two columns on a desktop, one on a phone. */
export function FormPanel({
  heading,
  note,
  collapsible = false,
  open = false,
  lazy = false,
  children,
}: FormPanelProps) {
  const [wasOpen, setWasOpen] = useState(open || !lazy);
  const body = (
    <>
      {note === undefined ? null : <p className={styles.hint}>{note}</p>}
      <div className={styles.fields}>{wasOpen ? children : null}</div>
    </>
  );
  const title = (
    <Title order={2} className={styles.heading ?? ''}>
      {heading}
    </Title>
  );
  if (!collapsible) {
    return (
      <section className={styles.panel} aria-label={heading}>
        {title}
        {body}
      </section>
    );
  }
  return (
    <details
      className={styles.panel}
      open={open}
      onToggle={(event) => event.currentTarget.open && setWasOpen(true)}
    >
      <summary className={styles.summary}>
        {title}
        <IconChevronDown size="1.25rem" aria-hidden="true" />
      </summary>
      {body}
    </details>
  );
}

/** A part of a panel that takes both columns. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
