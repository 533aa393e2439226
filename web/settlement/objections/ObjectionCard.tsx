import { Badge, Button } from '@mantine/core';
import type { SettlementObjection } from '#contract/settlement/objections.ts';
import { aboutText, objectionDates } from '#contract/settlement/objection-text.ts';
import { leftText } from '#contract/settlement/term-left.ts';
import { NewTodoButton } from '#web/core/todo/NewTodo.tsx';
import { ObjectionBadge } from '#web/core/objections/ObjectionBadge.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import styles from '../settlement.module.css';
import { wayText, whoseText } from './objection-words.ts';

interface ObjectionCardProps {
  objection: SettlementObjection;
  /** What a late answer costs so far, and whom; empty where it is not late. */
  late: string;
  onAnswer: () => void;
  /** Opens a correction; undefined while one is open. */
  onCorrect: (() => void) | undefined;
}

/** Which stripe stands by it: red behind the term, yellow while it waits for something. */
function weightOf({ state, answer_until, corrected_on }: SettlementObjection, today: string) {
  if (state === 'open') return answer_until !== null && answer_until < today ? 'stops' : 'asks';
  return state === 'accepted' && corrected_on === null ? 'asks' : 'tells';
}

/** One objection: whose it is and about what, how long it may wait, what was answered. */
export function ObjectionCard({ objection, late, onAnswer, onCorrect }: ObjectionCardProps) {
  const { state, content, answer, answer_until, corrected_on } = objection;
  const today = todayInPrague();
  const isOpen = state === 'open';
  const waits = state === 'accepted' && corrected_on === null;
  return (
    <section
      className={styles.check}
      data-weight={weightOf(objection, today)}
      aria-label={`Námitka: ${whoseText(objection)}, ${aboutText(objection)}`}
    >
      <h3>
        {aboutText(objection)}
        <ObjectionBadge state={state} />
        {isOpen && answer_until !== null ? (
          <Badge component="span" color={answer_until < today ? 'red' : 'yellow'} tt="none">
            {leftText(answer_until, today)}
          </Badge>
        ) : null}
      </h3>
      <p className={styles.line}>{whoseText(objection)}</p>
      {late === '' ? null : <p className={styles.line}>{late}</p>}
      <p className={styles.objected}>{content}</p>
      {answer === '' ? null : <p className={styles.objected}>{`Odpověď: ${answer}`}</p>}
      <p className={styles.aside}>{`${objectionDates(objection)}; ${wayText(objection)}`}</p>
      {waits && onCorrect === undefined ? (
        <p className={styles.line}>Vyúčtování se opravuje; vydáním opravy bude vyřízená.</p>
      ) : null}
      <Actions objection={objection} onAnswer={onAnswer} onCorrect={onCorrect} />
    </section>
  );
}

/** What is to be done about it: an answer, a correction, or a task for somebody. */
function Actions({ objection, onAnswer, onCorrect }: Omit<ObjectionCardProps, 'late'>) {
  const { unit_id, state, answer_until, corrected_on, settlement_objection_id } = objection;
  const isOpen = state === 'open';
  const waits = state === 'accepted' && corrected_on === null;
  return (
    <div className={styles.actions}>
      {isOpen ? <Button onClick={onAnswer}>Vyřídit námitku</Button> : null}
      {waits && onCorrect !== undefined ? (
        <Button onClick={onCorrect}>Otevřít opravu</Button>
      ) : null}
      {isOpen || waits ? (
        <NewTodoButton
          unit_id={unit_id}
          draft={{
            title: `Námitka: ${aboutText(objection)}`,
            ...(isOpen && answer_until !== null && { due_on: answer_until }),
            relation_kind: 'objection',
            relation_id: settlement_objection_id,
          }}
        />
      ) : null}
    </div>
  );
}
