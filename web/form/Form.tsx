import { useEffect, useEffectEvent } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { FormControl } from './contract-form.ts';
import { DraftNote } from './DraftNote.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import styles from './form.module.css';

interface FormProps {
  form: FormControl;
  /** Name of the form for readers. */
  label: string;
  /** Names of search parameters that say which record the form shows: with another value the form is left. */
  place?: readonly string[] | 'any';
  children: ReactNode;
}

/** The form itself: Enter, Ctrl+Enter and Ctrl+S save, Esc cancels; a note over a draft, the differences of a conflict. */
export function Form({ form, label, place = [], children }: FormProps) {
  const onSubmit = (event: SubmitEvent) => {
    // The form of a dialog that a field has opened bubbles up to here in React, though it stands apart.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void form.save();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isUnderDialog(event.target, form.id)) return;
    const isInside =
      event.target instanceof Element && event.target.closest('form')?.id === form.id;
    if (isSave(event) && (isInside || form.isDirty)) {
      event.preventDefault();
      void form.save();
    }
    if (event.key === 'Escape' && isInside) {
      // Otherwise the same key would also close the question it has just opened.
      event.preventDefault();
      void form.cancel();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // A dialog may already lead to the record it is just saving.
  const isClosing = place === 'any' && form.isSaving;
  return (
    <form id={form.id} className={styles.form} aria-label={label} noValidate onSubmit={onSubmit}>
      <LeaveGuard isDirty={form.isDirty && !isClosing} place={place} />
      <DraftNote form={form} />
      <ConflictPanel form={form} />
      {children}
    </form>
  );
}

function isSave(event: KeyboardEvent): boolean {
  const isKey = event.key === 'Enter' || event.key.toLowerCase() === 's';
  return isKey && (event.ctrlKey || event.metaKey) && !event.altKey;
}

/** Whether the key was pressed in a dialog that stands over the form. */
function isUnderDialog(target: EventTarget | null, id: string): boolean {
  const dialog = target instanceof Element ? target.closest('dialog, [role="dialog"]') : null;
  return dialog !== null && dialog.querySelector(`form[id="${CSS.escape(id)}"]`) === null;
}
