import { Anchor, Skeleton } from '@mantine/core';
import { explainedText } from '#contract/settlement/explained-text.ts';
import { crowns } from '#contract/settlement/explained-words.ts';
import type {
  explainSettlement,
  SettledRecipient,
  Settlement,
} from '#contract/settlement/settlements.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { pathTo } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { useExplained } from './settlement.queries.ts';
import styles from './settlement.module.css';

type Explained = ResultOf<typeof explainSettlement>['values'][number];

interface ExplanationProps {
  settlement: Settlement;
  recipient: SettledRecipient;
  /** settlement_count_id of the count that is looked at. */
  count: number;
  onClose: () => void;
}

/** How the sum of one recipient came about: service by service down to documents and readings. */
export function Explanation({ settlement, recipient, count, onClose }: ExplanationProps) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, refetch } = useExplained({
    unit_id,
    settlement_id,
    settlement_count_id: count,
    recipient: recipient.key,
  });
  const whose = recipient.payer === 'unit' ? 'nese jednotka' : recipient.name;
  return (
    <LateModal
      opened
      size="lg"
      title={`Prostor ${recipient.space_name}, ${whose}`}
      onClose={onClose}
    >
      <div className={styles.steps}>
        <Balance recipient={recipient} />
        {data === undefined ? (
          error === null ? (
            <Skeleton height="12rem" />
          ) : (
            <LoadError error={error} onRetry={() => void refetch()} />
          )
        ) : (
          data.values.map((one) => (
            <Service
              key={one.explanation.service_id}
              one={one}
              advance={
                recipient.services.find(
                  ({ service_id }) => service_id === one.explanation.service_id,
                )?.advance ?? 0
              }
              unit_id={unit_id}
            />
          ))
        )}
      </div>
    </LateModal>
  );
}

function Balance({
  recipient: { from, to, cost, advance, balance },
}: Pick<ExplanationProps, 'recipient'>) {
  const rest =
    balance === 0
      ? 'nic nezbývá'
      : balance > 0
        ? `zbývá doplatit ${formatMoney(balance)}`
        : `vrací se ${formatMoney(-balance)}`;
  return (
    <p>
      {`Za ${formatDate(from)} – ${formatDate(to)}: náklad ${formatMoney(cost)}, přijaté zálohy ${formatMoney(advance)}, `}
      <strong>{rest}</strong>.
    </p>
  );
}

interface ServiceProps {
  one: Explained;
  /** Received for the service, in hellers. */
  advance: number;
  unit_id: number;
}

function Service({ one: { explanation, readings }, advance, unit_id }: ServiceProps) {
  const { service_name, amount, costs, measured_unit } = explanation;
  return (
    <section className={styles.check}>
      <h3>
        {service_name}
        <span className={styles.said}>
          {`${formatMoney(amount)}, zálohy ${formatMoney(advance)}`}
        </span>
      </h3>
      {explainedText(explanation).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {readings.length === 0 ? null : (
        <details>
          <summary>Odečty</summary>
          <ul>
            {readings.map((reading) => (
              <li key={reading.meter_id}>{readingText(reading, measured_unit)}</li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>Doklady</summary>
        <ul className={styles.things}>
          {costs.flatMap(({ billing_place_id, name, percent, documents }) =>
            documents.map((document) => (
              <li key={`${billing_place_id} ${document.billing_document_id}`}>
                <Anchor
                  component={InnerLink}
                  href={`${pathTo('BillingPlaces', { record_id: billing_place_id })}?unit=${unit_id}&tab=documents&document=${document.billing_document_id}`}
                >
                  {`${name}: ${document.number}`}
                </Anchor>
                <span className={styles.said}>
                  {` ${formatDate(document.period_from)} – ${formatDate(document.period_to)}, ${partText(document, percent)}`}
                </span>
              </li>
            )),
          )}
        </ul>
      </details>
    </section>
  );
}

type Document = Explained['explanation']['costs'][number]['documents'][number];

/** '1 120,00 Kč', or '555,40 Kč z 1 120,00 Kč', and how much of it is of the service. */
function partText({ part, total }: Document, percent: string): string {
  const sum = part === total ? crowns(part) : `${crowns(part)} z\u00A0${crowns(total)}`;
  return Number(percent) === 100
    ? sum
    : `${sum}, na službu ${formatNumber(Number(percent), 0, 2)}\u00A0%`;
}

type Reading = Explained['readings'][number];

/** 'Z12: 140 (30. 6. 2025) → 150 (31. 12. 2025)'. */
function readingText(reading: Reading, unit: string): string {
  const state = (on: string | null, value: string | null) =>
    on === null || value === null
      ? 'neodečteno'
      : `${formatNumber(Number(value), 0, 3)} (${formatDate(on)})`;
  const { serial_number, from_on, from_state, to_on, to_state } = reading;
  const measure = unit === '' ? '' : `, ${unit}`;
  return `${serial_number}${measure}: ${state(from_on, from_state)} → ${state(to_on, to_state)}`;
}
