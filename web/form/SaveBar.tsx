import { Button } from '@mantine/core';
import { IconPointFilled } from '#web/icons/IconPointFilled.ts';
import type { ReactNode } from 'react';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import type { FormControl } from './contract-form.ts';
import styles from './form.module.css';

interface SaveBarProps {
  form: FormControl;
  label?: string;
  /** The line 'Aktualizováno …'. */
  updated?: ReactNode;
  /** More buttons, after the main one. */
  children?: ReactNode;
}

/** The bar under a form; stays in sight while there are changes. */
export function SaveBar({ form, label = 'Uložit změny', updated, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-dirty={form.isDirty || undefined}>
      <ErrorLine error={form.error} remains="Vyplněné údaje zůstaly zachovány." />
      <div className={styles.barLine}>
        <Button
          type="submit"
          disabled={!form.isValid || form.conflict !== null}
          loading={form.isSaving}
        >
          {label}
        </Button>
        {form.isDirty ? (
          <Button variant="default" onClick={() => void form.cancel()}>
            Zrušit změny
          </Button>
        ) : null}
        {children}
        <span role="status" className={styles.unsaved}>
          {form.isDirty ? (
            <>
              <IconPointFilled size="1rem" aria-hidden="true" />
              Neuložené změny
            </>
          ) : null}
        </span>
        {updated === undefined ? null : <span className={styles.updated}>{updated}</span>}
      </div>
    </div>
  );
}
