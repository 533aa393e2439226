import { useState } from 'react';
import type { MovementFilter } from '#contract/money/bank-movements.ts';
import type { BankStatement } from '#contract/money/bank-statements.ts';
import { Removal } from '#web/record/Removal.tsx';
import { DialogSteps } from '#web/ui/DialogSteps.tsx';
import type { Steps } from '#web/ui/StepLine.tsx';
import { Fact, Summary } from '#web/ui/Summary.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { balanceText, gapText, hasGap, movementsText, statementText } from './bank-words.ts';
import { useDropStatement } from './bank.queries.ts';
import styles from './bank.module.css';
import { Movements } from './Movements.tsx';
import type { BankPlace, Go } from './place.ts';

interface StatementDialogProps {
  statement: BankStatement;
  /** Its neighbours in the list of statements. */
  steps: Steps | undefined;
  place: BankPlace;
  go: Go;
  onClose: () => void;
}

/** One accepted statement with its movements. */
export function StatementDialog(props: StatementDialogProps) {
  const { statement, steps, place, go, onClose } = props;
  const [filter, setFilter] = useState<MovementFilter>('all');
  const { unit_id, bank_statement_id, doubled_count } = statement;
  return (
    <LateModal opened onClose={onClose} title={statementText(statement)} size="72rem">
      <DialogSteps steps={steps} />
      <div className={styles.part}>
        <Summary>
          <Fact label="Účet">{statement.account_name}</Fact>
          <Fact label="Počáteční zůstatek">{balanceText(statement.opening)}</Fact>
          <Fact label="Konečný zůstatek">{balanceText(statement.closing)}</Fact>
          <Fact label="Návaznost">
            <span className={hasGap(statement) ? styles.warning : undefined}>
              {gapText(statement)}
            </span>
          </Fact>
        </Summary>
        {doubled_count === 0 ? null : (
          <p className={styles.note}>
            {`${movementsText(doubled_count)} z tohoto souboru přinesl už jiný výpis; jsou u něj.`}
          </p>
        )}
        <Movements
          key={bank_statement_id}
          unit_id={unit_id}
          statement={bank_statement_id}
          filter={filter}
          onFilter={(name) => setFilter(name ?? 'all')}
          open={place.movement}
          onOpen={(movement) => go({ movement }, { replace: true })}
        />
        <DropStatement statement={statement} onDone={onClose} />
      </div>
    </LateModal>
  );
}

function DropStatement({ statement, onDone }: { statement: BankStatement; onDone: () => void }) {
  const dropping = useDropStatement();
  const { unit_id, bank_statement_id, parked_count } = statement;
  const parked = parked_count === 0 ? '' : ' Ztratí se i poznámky u odložených pohybů.';
  return (
    <Removal
      label="Odebrat výpis"
      title="Odebrat výpis?"
      question={`Výpis se odebere se všemi svými pohyby. Platby z něj se stornují opačnými platbami, takže po nich zůstane stopa.${parked} Soubor půjde načíst znovu.`}
      told="Výpis byl odebrán"
      onRemove={() => dropping.mutateAsync({ params: { unit_id, bank_statement_id } })}
      onRemoved={onDone}
    />
  );
}
