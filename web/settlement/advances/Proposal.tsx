import { Alert, Button } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import type {
  AdvancesPreview,
  AskedAdvances,
  ProposedAdvance,
} from '#contract/settlement/next-advances.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import type { Go, SettlementAt } from '../place.ts';
import { accepted } from './accepted.ts';
import {
  acceptQuestion,
  advancesText,
  changeText,
  earlyText,
  raisedCount,
} from './advance-words.ts';
import { AdvanceTable } from './AdvanceTable.tsx';
import { useAcceptAdvances, type SettlementKey } from './advances.queries.ts';
import styles from './advances.module.css';

interface ProposalProps {
  settlement: SettlementKey;
  asked: AskedAdvances;
  preview: AdvancesPreview;
  /** The proposal is being read, anew or another one. */
  isOnItsWay: boolean;
  /** What is filled in is otherwise than the proposal. */
  isOtherwise: boolean;
  at: SettlementAt;
  go: Go;
  onExcept: (rows: readonly ProposedAdvance[], isExcepted: boolean) => void;
  /** The proposal has to be read again. */
  onOvertaken: () => void;
}

/** Something was changed by somebody else since the proposal was read. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'advances-differ' || error.code === 'version-conflict');

/** Proposed advances with their sums, before they are accepted whole. */
export function Proposal(props: ProposalProps) {
  const { settlement, asked, preview, isOnItsWay, isOtherwise, at, go, onExcept } = props;
  const { unit_id, settlement_id } = settlement;
  const { valid_from } = asked;
  const accepting = useAcceptAdvances();
  const early = earlyText(preview, valid_from);
  const accept = async () => {
    if (!(await confirm(acceptQuestion(preview, valid_from)))) return;
    const body = { ...asked, seen: preview.seen };
    accepting.mutate(
      { params: { unit_id, settlement_id }, body },
      {
        onSuccess: (answer) => {
          accepted.set({ settlement_id, valid_from, ...answer });
          flash(`Přijato: ${advancesText(answer.changed_count)}`);
        },
        onError: (error) => isOvertaken(error) && props.onOvertaken(),
      },
    );
  };
  return (
    <section className={styles.part} aria-label="Navržené zálohy" aria-busy={isOnItsWay}>
      <Sums preview={preview} />
      {early === '' ? null : <Alert color="yellow">{early}</Alert>}
      <AdvanceTable rows={preview.rows} at={at} go={go} onExcept={onExcept} />
      <div className={styles.bar}>
        <Button
          leftSection={<IconCheck size="1.125rem" aria-hidden="true" />}
          disabled={isOtherwise || isOnItsWay || preview.changed_count === 0}
          loading={accepting.isPending}
          onClick={() => void accept()}
        >
          Přijmout zálohy
        </Button>
        <Hint preview={preview} isOtherwise={isOtherwise} />
      </div>
      <ErrorLine
        error={accepting.error}
        isOfAction
        {...(isOvertaken(accepting.error) && { remains: 'Návrh je načtený znovu.' })}
      />
    </section>
  );
}

/** Why there is nothing to accept. */
function Hint({ preview, isOtherwise }: Pick<ProposalProps, 'preview' | 'isOtherwise'>) {
  if (isOtherwise)
    return (
      <span className={styles.said}>
        Vyplněné údaje se od návrhu liší. Přepočítejte návrh znovu.
      </span>
    );
  return preview.changed_count === 0 ? (
    <span className={styles.said}>Návrh nemění žádnou zálohu.</span>
  ) : null;
}

/** What all of them pay a month, now and after. */
function Sums({ preview: { rows, held_sum, proposed_sum } }: { preview: AdvancesPreview }) {
  const raised = raisedCount(rows);
  return (
    <Summary label="Zálohy v kostce">
      <Fact label="Dosud měsíčně">
        <span className="k-figures">{formatMoney(held_sum)}</span>
      </Fact>
      <Fact label="Nově měsíčně">
        <span className="k-figures">{formatMoney(proposed_sum)}</span>
      </Fact>
      <Fact label="Rozdíl">
        <span className="k-figures">{formatMoney(proposed_sum - held_sum)}</span>
      </Fact>
      <Fact label="Změní se">
        {changeText(rows)}
        {raised === 0 ? null : <FactNote>{`z toho zvýšení: ${raised}`}</FactNote>}
      </Fact>
    </Summary>
  );
}
