import { Button } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import type { HouseChange } from '#contract/pasports/house-values.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useUndoHouseValues } from './house-values.queries.ts';
import styles from './house-values.module.css';

interface LastChangeProps {
  unit_id: number;
  change: HouseChange | null;
}

/** The last change of the house that was not taken back, with the way back. */
export function LastChange({ unit_id, change }: LastChangeProps) {
  const undoing = useUndoHouseValues();
  if (change === null) return <ErrorLine error={undoing.error} />;
  const { house_change_id, changed_count, created, user_name, valid_from } = change;
  const count = `${changed_count} ${czechPlural(changed_count, 'hodnota', 'hodnoty', 'hodnot')}`;
  const undo = () =>
    undoing.mutate(
      { params: { unit_id, house_change_id } },
      { onSuccess: () => flash('Změna byla vrácena') },
    );
  return (
    <div className={styles.last}>
      <span>
        Poslední hromadná změna: {count} od {formatDate(valid_from)}
        {user_name === '' ? '' : `, ${user_name}`}, {formatDateTime(created)}
      </span>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowBackUp size="1rem" aria-hidden="true" />}
        loading={undoing.isPending}
        onClick={undo}
      >
        Vrátit změnu
      </Button>
      <ErrorLine error={undoing.error} />
    </div>
  );
}
