import { Button, Modal, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { RoundRecord } from '#contract/fieldwork/rounds.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { housesToPrint, type PrintedPaper } from './print-houses.ts';
import { usePrintPoster, usePrintSlips } from './visits.queries.ts';
import styles from './visits.module.css';

interface PrintDialogProps {
  round: RoundRecord;
  paper: PrintedPaper;
  onClose: () => void;
}

const TITLES = { poster: 'Plakát do domu', slips: 'Lístky do schránek' } as const;
const ABOUT = {
  poster:
    'Čísla bytů s časy, co připravit a QR kód, kterým si obyvatelé vyberou jiný čas. Jména na plakátu nejsou.',
  slips:
    'Pro každou návštěvu domu lístek s termínem, kódem a vlastním QR; tři na stránce k rozstříhání.',
} as const;

/** For which house of the round the paper is printed. */
export function PrintDialog({ round, paper, onClose }: PrintDialogProps) {
  const houses = housesToPrint(round.all_visits);
  const [house, setHouse] = useState(houses[0]?.building_id ?? 0);
  const [poster, slips] = [usePrintPoster(), usePrintSlips()];
  const printing = paper === 'poster' ? poster : slips;
  const { unit_id, round_id } = round;
  const print = () =>
    printing.mutate(
      { params: { unit_id, round_id }, body: { building_id: house } },
      {
        onSuccess: (file) => {
          savePaper(file);
          onClose();
        },
      },
    );
  return (
    <Modal opened onClose={onClose} title={`${TITLES[paper]}: ${round.name}`}>
      <Stack gap="md">
        {houses.length === 0 ? (
          <p className={styles.rest}>
            Žádná návštěva zatím nemá termín. Nejdřív obchůzku naplánujte.
          </p>
        ) : (
          <NativeSelect
            label="Dům"
            description={ABOUT[paper]}
            data={houses.map(({ building_id, label }) => ({ value: String(building_id), label }))}
            value={String(house)}
            onChange={(event) => setHouse(Number(event.currentTarget.value))}
            data-autofocus
          />
        )}
        <DialogFoot note={<ErrorLine error={printing.error} isOfAction />}>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button loading={printing.isPending} disabled={houses.length === 0} onClick={print}>
            Uložit PDF
          </Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
