import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState } from 'react';
import type { SettlementObjection } from '#contract/settlement/objections.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { CorrectDialog } from '../issue/CorrectDialog.tsx';
import styles from '../settlement.module.css';
import { isLocked } from '../states.ts';
import { AddObjectionDialog } from './AddObjectionDialog.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ObjectionCard } from './ObjectionCard.tsx';
import { correctionReason, lateText } from './objection-words.ts';
import { useObjections } from './objections.queries.ts';

/** What stands over the list. */
type Asked =
  | { readonly kind: 'add' }
  | { readonly kind: 'answer' | 'correct'; readonly objection: SettlementObjection };

/** Objections to the settlement: the most urgent first. */
export function Objections({ settlement }: { settlement: Settlement }) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, refetch } = useObjections(unit_id, settlement_id);
  const [asked, setAsked] = useState<Asked>();
  if (data === undefined)
    return error === null ? (
      <Skeleton height="12rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const close = () => setAsked(undefined);
  const add = (
    <Button
      variant="default"
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => setAsked({ kind: 'add' })}
    >
      Zapsat námitku
    </Button>
  );
  return (
    <div className={styles.checks}>
      {data.values.length === 0 ? (
        <EmptyState
          icon="settlement"
          title="Nikdo zatím námitku nepodal"
          text="Příjemci je píší pod odkazem na vyúčtování. Co přišlo poštou, zapište tady."
          action={add}
        />
      ) : (
        <>
          <div className={styles.actions}>{add}</div>
          {data.values.map((objection) => (
            <ObjectionCard
              key={objection.settlement_objection_id}
              objection={objection}
              late={lateText(objection, data.values, settlement.answer_guard, todayInPrague())}
              onAnswer={() => setAsked({ kind: 'answer', objection })}
              onCorrect={
                isLocked(settlement) ? () => setAsked({ kind: 'correct', objection }) : undefined
              }
            />
          ))}
        </>
      )}
      <AskedDialog settlement={settlement} asked={asked} onClose={close} />
    </div>
  );
}

interface AskedDialogProps {
  settlement: Settlement;
  asked: Asked | undefined;
  onClose: () => void;
}

function AskedDialog({ settlement, asked, onClose }: AskedDialogProps) {
  switch (asked?.kind) {
    case 'add':
      return <AddObjectionDialog settlement={settlement} onClose={onClose} />;
    case 'answer':
      return <AnswerDialog objection={asked.objection} onClose={onClose} />;
    case 'correct':
      return (
        <CorrectDialog
          settlement={settlement}
          reason={correctionReason(asked.objection)}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
