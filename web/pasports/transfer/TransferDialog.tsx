import { Button, Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Transfer } from '#contract/pasports/transfers.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import type { SpaceIds } from '../records/records.queries.ts';
import { useOwnerships } from '../records/records.queries.ts';
import { namedTitle, type TitledSpace } from '../space/space-title.ts';
import { TransferForm } from './TransferForm.tsx';
import { TransferLetters } from './TransferLetters.tsx';
import { transferText } from './transfer-words.ts';
import styles from './transfer.module.css';

interface TransferDialogProps {
  ids: SpaceIds;
  space: TitledSpace;
  onClose: () => void;
}

/** A transfer in one step, and its letters once it is done. */
export function TransferDialog({ ids, space, onClose }: TransferDialogProps) {
  const present = useOwnerships(ids).data?.values;
  const made = useRef<Transfer | null>(null);
  const [done, setDone] = useState<Transfer | null>(null);
  if (done !== null) return <TransferDone transfer={done} space={space} onClose={onClose} />;
  if (present === undefined) return null;
  // The form closes itself once it is saved.
  const close = () => (made.current === null ? onClose() : setDone(made.current));
  return (
    <TransferForm
      ids={ids}
      space={space}
      present={present}
      onMade={(transfer) => {
        made.current = transfer;
      }}
      onClose={close}
    />
  );
}

interface TransferDoneProps {
  transfer: Transfer;
  space: TitledSpace;
  onClose: () => void;
}

function TransferDone({ transfer, space, onClose }: TransferDoneProps) {
  return (
    <Modal opened onClose={onClose} title={namedTitle('Převod je zapsaný', space)}>
      <div className={styles.done}>
        <p>{transferText(transfer)}</p>
        <p className={styles.note}>
          Dopisy i vzetí převodu zpět najdete později u prostoru na záložce Vlastnictví.
        </p>
        <TransferLetters transfer={transfer} />
        <DialogFoot>
          <Button onClick={onClose} data-autofocus>
            Hotovo
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
