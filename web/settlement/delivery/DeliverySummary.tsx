import { Alert } from '@mantine/core';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { termWarning } from './delivery-words.ts';

/** When statements were issued, by when they are due, and how far their delivery is. */
export function DeliverySummary({ settlement }: { settlement: Settlement }) {
  const { issued_on, due_on, statements, delivered, delivered_on, deliver_until } = settlement;
  const today = todayInPrague();
  const warning = termWarning(settlement, today);
  const isLate = deliver_until !== null && deliver_until < today;
  return (
    <>
      {warning === '' ? null : (
        <Alert color={isLate ? 'red' : 'yellow'} title="Lhůta k doručení">
          {warning}
        </Alert>
      )}
      <Summary label="Doručení v kostce">
        <Fact label="Vydáno">
          <span>{formatDate(issued_on ?? '')}</span>
        </Fact>
        <Fact label="Splatnost">
          <span>{formatDate(due_on ?? '')}</span>
        </Fact>
        <Fact label="Doručeno">
          <span>{`${formatNumber(delivered, 0)} z\u00A0${formatNumber(statements, 0)}`}</span>
          {delivered_on === null ? null : (
            <FactNote>{`vše doručeno ${formatDate(delivered_on)}`}</FactNote>
          )}
        </Fact>
        <Fact label="Doručit nejpozději">
          {deliver_until === null ? (
            <Unknown>lhůta není v seznamu pravidel zákona</Unknown>
          ) : (
            <span>{formatDate(deliver_until)}</span>
          )}
          <FactNote>zákon č. 67/2013 Sb., § 7 odst. 1</FactNote>
        </Fact>
      </Summary>
    </>
  );
}
