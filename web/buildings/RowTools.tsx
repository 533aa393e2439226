import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { PlaceHistory } from './PlaceHistory.tsx';
import styles from './buildings.module.css';

interface RowToolsProps extends Omit<ComponentProps<typeof PlaceHistory>, 'heading'> {
  removeLabel: string;
  question: string;
  onRemove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** Under the form of a floor or a heating element: its history, and its deletion. */
export function RowTools(props: RowToolsProps) {
  const { removeLabel, question: message, onRemove, onRemoved, ...history } = props;
  const [isRemoving, setRemoving] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const remove = async () => {
    setFault(null);
    const question = { title: removeLabel, message, confirmLabel: 'Smazat', danger: true };
    if (!(await confirm(question))) return;
    setRemoving(true);
    try {
      await onRemove();
      flash('Záznam byl smazán');
      onRemoved();
    } catch (error) {
      setFault(error);
      setRemoving(false);
    }
  };
  return (
    <>
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <PlaceHistory {...history} heading={false} />
        </Wide>
      </FormPanel>
      <div className={styles.removal}>
        <ErrorLine error={fault} />
        <Button variant="subtle" color="red" loading={isRemoving} onClick={() => void remove()}>
          {removeLabel}
        </Button>
      </div>
    </>
  );
}
