import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { DialogSteps } from '#web/ui/DialogSteps.tsx';
import type { Steps } from '#web/ui/StepLine.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import type { FormControl } from './contract-form.ts';
import { Form } from './Form.tsx';
import { stayFocused } from './stay-focused.ts';
import styles from './form.module.css';

interface ModalFormProps {
  /** Made with `onCancel: onClose`, so that Esc leaves the dialog too. */
  form: FormControl;
  title: string;
  saveLabel: string;
  /** Wider where more than a few fields stand in it. */
  size?: 'md' | 'xl';
  /** The neighbours of its record in the list; unsaved changes are asked about before one goes there. */
  steps?: Steps | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog; saving closes it, leaving it asks first when something is typed. */
export function ModalForm(props: ModalFormProps) {
  const { form, title, saveLabel, size = 'md', steps, onClose, children } = props;
  useReturnedFocus();
  const save = async () => {
    const isSaved = await form.save();
    if (isSaved) onClose();
    return isSaved;
  };
  return (
    <Modal
      opened
      onClose={() => void form.cancel()}
      title={title}
      size={size}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Form form={{ ...form, save }} label={title} place="any">
        <DialogSteps steps={steps} />
        <div className={styles.column}>{children}</div>
        <DialogFoot
          note={<ErrorLine error={form.error} remains="Vyplněné údaje zůstaly zachovány." />}
          onMouseDown={stayFocused}
        >
          <Button variant="default" onClick={() => void form.cancel()}>
            Zrušit
          </Button>
          <Button type="submit" loading={form.isSaving} title="Ctrl+Enter">
            {saveLabel}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  );
}
