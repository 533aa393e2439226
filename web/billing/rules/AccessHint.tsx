import { Button } from '@mantine/core';
import { isRefusalProved, lackingText, missedText } from '#contract/fieldwork/missed-access.ts';
import { ruleMarkValue } from '#contract/billing/rule-words.ts';
import { AccessPaper } from '#web/core/place-access/AccessPaper.tsx';
import { usePlaceAccess } from '#web/core/place-access/place-access.queries.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import styles from '../billing.module.css';

interface AccessHintProps {
  unit_id: number;
  /** Null while no space is chosen. */
  pasport_id: number | null;
  /** Whether the space is marked so already. */
  isMarked: boolean;
  /** Marks it, with the reason that was read here. */
  onRefused: (reason: string) => void;
}

/** On how many visits of the space nobody opened, whether that was told before, and what it offers. */
export function AccessHint({ unit_id, pasport_id, isMarked, onRefused }: AccessHintProps) {
  const missed = usePlaceAccess(unit_id, pasport_id).data?.missed;
  if (pasport_id === null || missed === undefined || missed.days.length === 0) return null;
  const facts = missedText(missed);
  const lacking = lackingText(missed);
  return (
    <Wide>
      <section className={styles.access} aria-label="Přístup k měřidlům prostoru">
        <p>{facts}</p>
        {lacking === '' ? null : <p>{`${lacking}, odmítnutí se proto nenabízí.`}</p>}
        <div>
          {isRefusalProved(missed) && !isMarked ? (
            <Button variant="light" size="compact-sm" onClick={() => onRefused(facts)}>
              {`Zvolit „${ruleMarkValue.text('refused')}“`}
            </Button>
          ) : null}
          <AccessPaper unit_id={unit_id} pasport_id={pasport_id} />
        </div>
      </section>
    </Wide>
  );
}
