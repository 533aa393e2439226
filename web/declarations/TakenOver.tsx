import { Button } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import type { CampaignSpace } from '#contract/pasports/campaigns.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useTakeBack } from './declarations.queries.ts';
import { lastTakenOver } from './taken-over.ts';
import styles from './declarations.module.css';

/** What was taken over last, with the way back: the same that the house has at its numbers of persons. */
export function TakenOver({
  unit_id,
  spaces,
}: {
  unit_id: number;
  spaces: readonly CampaignSpace[];
}) {
  const back = useTakeBack();
  const last = lastTakenOver(spaces);
  if (last === null) return <ErrorLine error={back.error} />;
  const { house_change_id, accepted, user_name, count, building_name, valid_from } = last;
  const undo = () =>
    back.mutate(
      { params: { unit_id, house_change_id } },
      { onSuccess: () => flash('Převzetí bylo vráceno') },
    );
  return (
    <div className={styles.last}>
      <span>
        Naposledy převzato: {count} {czechPlural(count, 'počet', 'počty', 'počtů')} osob od{' '}
        {formatDate(valid_from)}, {building_name}
        {user_name === '' ? '' : `, ${user_name}`}, {formatDateTime(accepted)}
      </span>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowBackUp size="1rem" aria-hidden="true" />}
        loading={back.isPending}
        onClick={undo}
      >
        Vrátit převzetí
      </Button>
      <ErrorLine error={back.error} />
    </div>
  );
}
