import { guardLeft } from '#contract/settlement/guard.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/lib/czech.ts';
import { OpenedFigure } from '#web/ui/OpenedFigure.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import type { RecipientFilter } from './outliers.ts';
import type { Go } from './place.ts';
import styles from './settlement.module.css';
import { counted } from './words.ts';

const NOT_COUNTED = 'ještě není spočteno';

/** What the last count came to, and by when the settlement is to be delivered. */
export function SettlementSummary({ settlement, go }: { settlement: Settlement; go: Go }) {
  const { last, deliver_until, deliver_guard: guard, reviewed_at, reviewed_by, note } = settlement;
  return (
    <Summary folds="settlement">
      <Fact label="Náklad">
        {last === null ? <Unknown>{NOT_COUNTED}</Unknown> : <span>{formatMoney(last.cost)}</span>}
        {last === null ? null : (
          <FactNote>{counted(last.recipients, 'příjemce', 'příjemci', 'příjemců')}</FactNote>
        )}
      </Fact>
      <Fact label="Přijaté zálohy">
        {last === null ? (
          <Unknown>{NOT_COUNTED}</Unknown>
        ) : (
          <span>{formatMoney(last.advances)}</span>
        )}
      </Fact>
      <Fact label="Přeplatky" isFirst>
        <Balances sum={last?.overpaid} filter="overpaid" go={go} />
      </Fact>
      <Fact label="Nedoplatky" isFirst>
        <Balances sum={last?.owed} filter="owed" go={go} />
      </Fact>
      <Fact label="Doručit do" isFirst>
        {deliver_until === null ? (
          <Unknown>lhůta není v seznamu pravidel zákona</Unknown>
        ) : (
          <span>{formatDate(deliver_until)}</span>
        )}
        {guard === null ? null : <FactNote>{guardLeft(guard)}</FactNote>}
        <FactNote isRest>zákon č. 67/2013 Sb., § 7 odst. 1</FactNote>
      </Fact>
      <Fact label="Výpočet">
        {last === null ? (
          <Unknown>{NOT_COUNTED}</Unknown>
        ) : (
          <span>{formatDateTime(last.counted_at)}</span>
        )}
        {last === null ? null : <FactNote>{`výpočet č. ${last.number}`}</FactNote>}
        {reviewed_at === null ? null : (
          <FactNote>{`zkontrolováno ${[formatDateTime(reviewed_at), reviewed_by].filter(Boolean).join(', ')}`}</FactNote>
        )}
      </Fact>
      {note === '' ? null : (
        <Fact label="Poznámka">
          <span className={styles.note}>{note}</span>
        </Fact>
      )}
    </Summary>
  );
}

interface BalancesProps {
  /** In hellers; undefined before the first count. */
  sum: number | undefined;
  filter: RecipientFilter;
  go: Go;
}

/** A sum of balances that leads to those of whom it is. */
function Balances({ sum, filter, go }: BalancesProps) {
  if (sum === undefined) return <Unknown>{NOT_COUNTED}</Unknown>;
  return (
    <OpenedFigure
      figure={sum}
      title="Zobrazit tyto příjemce"
      onOpen={() => go({ tab: 'recipients', count: undefined, show: filter })}
    >
      {formatMoney(sum)}
    </OpenedFigure>
  );
}
