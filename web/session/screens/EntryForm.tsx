import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import type { FormControl } from '#web/form/contract-form.ts';
import { DraftNote } from '#web/form/DraftNote.tsx';
import { stayFocused } from '#web/form/stay-focused.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import styles from './SignIn.module.css';

interface EntryFormProps {
  form: FormControl;
  /** Name of the form for readers. */
  label: string;
  submitLabel: string;
  children: ReactNode;
}

/** A form of the entrance: one column and one button, which also says what is still missing. */
export function EntryForm({ form, label, submitLabel, children }: EntryFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form id={form.id} className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      <DraftNote form={form} />
      {children}
      <ErrorLine error={form.error} remains="Vyplněné údaje zůstaly zachovány." />
      <Button type="submit" loading={form.isSaving} fullWidth onMouseDown={stayFocused}>
        {submitLabel}
      </Button>
    </form>
  );
}
