import { Anchor, Button } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { accepted } from './accepted.ts';
import { advancesText } from './advance-words.ts';
import { useUndoAdvances } from './advances.queries.ts';
import styles from './advances.module.css';

/** What was accepted just now: the way back, and the way to sheets by which people are told. */
export function AcceptedAdvances({ settlement }: { settlement: Settlement }) {
  const { unit_id, settlement_id } = settlement;
  const undoing = useUndoAdvances();
  const last = accepted.use();
  if (last?.settlement_id !== settlement_id) return null;
  const { house_change_id, changed_count, valid_from } = last;
  const undo = () =>
    undoing.mutate(
      { params: { unit_id, house_change_id } },
      {
        onSuccess: () => {
          accepted.set(null);
          flash('Změna záloh byla vrácena');
        },
      },
    );
  return (
    <section className={styles.accepted} aria-label="Přijaté zálohy">
      <p className={styles.line} role="status">
        {`Přijato: ${advancesText(changed_count)} od ${formatDate(valid_from)}. `}
        <Anchor component={InnerLink} href={sheetsAddress(settlement, valid_from)}>
          Vytisknout nebo rozeslat evidenční listy
        </Anchor>
      </p>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowBackUp size="1rem" aria-hidden="true" />}
        loading={undoing.isPending}
        onClick={undo}
      >
        Vrátit změnu
      </Button>
      <ErrorLine error={undoing.error} isOfAction />
    </section>
  );
}

/** Sheets of the house, or of the unit, as of the day. */
function sheetsAddress({ unit_id, building_id }: Settlement, as_of: string): string {
  const house = building_id === null ? '' : `&house=${building_id}`;
  return `${paths.Prescriptions}?unit=${unit_id}&tab=sheets&as_of=${as_of}${house}`;
}
