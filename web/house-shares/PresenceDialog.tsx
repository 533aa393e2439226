import { Button, Modal, Text, TextInput } from '@mantine/core';
import { IconFileSpreadsheet } from '#web/icons/IconFileSpreadsheet.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useState } from 'react';
import { day as dayField } from '#contract/fields.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { workedUnit } from '#web/lib/worked-unit.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { exportXlsx } from '#web/table/send-out.ts';
import { printTable } from '#web/table/print.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useHouseShares } from './house-shares.queries.ts';
import { presenceList } from './presence-list.ts';
import styles from './house-shares.module.css';

interface PresenceDialogProps {
  unit_id: number;
  houseId: number;
  house: string;
  /** The day that the table shows; today without one. */
  day: string | undefined;
  onClose: () => void;
}

/** Asks for the day and place of the assembly, and gives its presence list on paper or as XLSX. */
export function PresenceDialog(props: PresenceDialogProps) {
  const { unit_id, houseId, house, onClose } = props;
  const [day, setDay] = useState<string | null>(props.day ?? todayInPrague());
  const [place, setPlace] = useState('');
  const unit = workedUnit.use();
  const asked = dayField.safeParse(day);
  const { data, error, isFetching } = useHouseShares(
    unit_id,
    houseId,
    asked.success ? asked.data : undefined,
  );
  const list =
    asked.success && data !== undefined && !isFetching
      ? presenceList(data.values, { house, unit, day: asked.data, place: place.trim() })
      : undefined;
  return (
    <Modal opened onClose={onClose} title={`Prezenční listina: ${house}`}>
      <div className={styles.shares}>
        <Text size="sm" c="dimmed">
          Vlastníci i podíly budou ke dni shromáždění.
        </Text>
        <DateInput
          label="Den shromáždění"
          value={day}
          onChange={setDay}
          error={asked.success ? undefined : 'Zadejte den shromáždění'}
          data-autofocus
        />
        <TextInput
          label="Místo a čas"
          placeholder="sušárna v přízemí, 18:00"
          maxLength={200}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Zavřít
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size="1.125rem" aria-hidden="true" />}
            disabled={list === undefined}
            onClick={() => list && void exportXlsx(list)}
          >
            Uložit XLSX
          </Button>
          <Button
            leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
            disabled={list === undefined}
            onClick={() => list && printTable(list)}
          >
            Vytisknout
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
