import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { printSelfSheets } from '#contract/metering/self-reading-calls.ts';
import type { SelfRound, SelfSpace } from '#contract/metering/self-rounds.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { printCards } from './print-cards.ts';
import { usePrintSheets } from './self-readings.queries.ts';
import styles from './self-readings.module.css';

interface SheetsDialogProps {
  round: SelfRound;
  spaces: readonly SelfSpace[];
  onClose: () => void;
}

const whose = printSelfSheets.body.shape.of;

/** Whose codes to print: of all, of those without a mail, or of those who have not sent everything. */
export function SheetsDialog({ round, spaces, onClose }: SheetsDialogProps) {
  const [of, setOf] = useState(whose.enum.all as (typeof whose.options)[number]);
  const printing = usePrintSheets();
  const { unit_id, self_reading_round_id } = round;
  const count = (has: (space: SelfSpace) => boolean) =>
    spaces.filter((space) => !space.revoked && has(space)).length;
  const choices = [
    { value: 'all', label: `Všechny prostory (${count(() => true)})` },
    {
      value: 'unanswered',
      label: `Kdo neposlal všechno (${count(({ sent_count, meters_count }) => sent_count < meters_count)})`,
    },
    { value: 'without-email', label: `Kdo nemá e-mail (${count(({ has_email }) => !has_email)})` },
  ];
  const print = () =>
    printing.mutate(
      { params: { unit_id, self_reading_round_id }, body: { of } },
      {
        onSuccess: ({ values }) => {
          onClose();
          if (values.length > 0) printCards(round, values);
        },
      },
    );
  return (
    <Modal opened onClose={onClose} title={`Vytisknout kódy: ${round.name}`}>
      <div className={styles.part}>
        <NativeSelect
          label="Pro které prostory"
          description="List A4 s QR kódy prostorů: vyvěste ho u vchodu, nebo ho rozstříhejte do schránek."
          data={choices}
          value={of}
          onChange={(event) => setOf(whose.parse(event.currentTarget.value))}
          data-autofocus
        />
        <p className={styles.hint}>
          Kód otevře měřidla jednoho prostoru, beze jmen a dřívějších stavů.
        </p>
        <DialogFoot note={<ErrorLine error={printing.error} />}>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button loading={printing.isPending} onClick={print}>
            Vytisknout
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
