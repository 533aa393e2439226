import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import { explainedText } from '#contract/settlement/explained-text.ts';
import { crowns } from '#contract/settlement/explained-words.ts';
import type { explainSettlement } from '#contract/settlement/explained-services.ts';
import { Difference } from '#web/core/difference/Difference.tsx';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './settlement.module.css';

type Explained = ResultOf<typeof explainSettlement>['values'][number];

interface ServiceProps {
  one: Explained;
  /** Received for the service, in hellers. */
  advance: number;
  unit_id: number;
  /** What else is told of it, behind its sentences. */
  children?: ReactNode;
}

/** How what somebody bears of one service came about, down to documents and readings. */
export function ExplainedService({ one, advance, unit_id, children }: ServiceProps) {
  const { explanation, readings, difference } = one;
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
      {children}
      <Difference difference={difference} />
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
