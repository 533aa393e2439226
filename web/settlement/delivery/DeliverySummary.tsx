import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate } from '#web/lib/czech.ts';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import { deliveredText } from '../words.ts';

/** When statements were issued, by when they are due, and how far their delivery is. */
export function DeliverySummary({ settlement }: { settlement: Settlement }) {
  const { issued_on, due_on } = settlement;
  return (
    <Summary label="Doručení v kostce">
      <Fact label="Vydáno">
        <span>{formatDate(issued_on ?? '')}</span>
      </Fact>
      <Fact label="Splatnost">
        <span>{formatDate(due_on ?? '')}</span>
      </Fact>
      <Fact label="Doručeno">
        <span>{deliveredText(settlement)}</span>
        <FactNote>{deliveredNote(settlement)}</FactNote>
      </Fact>
    </Summary>
  );
}

/** When all was delivered, or by when it is to be. */
function deliveredNote({ delivered_on, deliver_until }: Settlement): string {
  if (delivered_on !== null) return `vše doručeno ${formatDate(delivered_on)}`;
  return deliver_until === null
    ? 'lhůta není v seznamu pravidel zákona'
    : `doručit nejpozději ${formatDate(deliver_until)}`;
}
