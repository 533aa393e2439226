import { czechNumber } from '#contract/czech/figures.ts';
import { exact, fractionText, isNothing } from './exact.ts';
import { crowns, figureOf, percentText, quantityText, unitText } from './explained-words.ts';
import type { StatementPaper, StatementService } from './statement-paper.ts';
import { dayText, periodPair, shortDays } from './statement-text.ts';

// Figures of a statement line by line: services, what they stand on, and what they are compared with.

/** Writes sums of a table alike: hellers of all of them, or of none. */
export function moneyWriter(sums: readonly number[]): (hellers: number) => string {
  const decimals = sums.every((sum) => sum % 100 === 0) ? 0 : 2;
  return (hellers) => czechNumber(hellers / 100, decimals);
}

/** A difference with its sign: '+1 200', '−50', '0'. */
export const signed = (amount: number, text: string): string => (amount > 0 ? `+${text}` : text);

/** 'Spotřeba 60 m³ (2024: 63 m³)'; empty where nothing was measured. */
export function useText({ use }: StatementService, paper: StatementPaper): string {
  if (use === null) return '';
  const told = (amount: string) => quantityText('meter', use.unit, amount);
  const before = use.former === null ? '' : ` (${periodPair(paper)[1]}: ${told(use.former)})`;
  return `Spotřeba ${told(use.amount)}${before}`;
}

/** States of a meter between which its use lies. */
export interface ReadingRow {
  readonly key: string;
  readonly serial: string;
  readonly from: string;
  readonly fromState: string;
  readonly to: string;
  readonly toState: string;
  /** Between the states; empty where one of them is not known, or the counter has gone round. */
  readonly between: string;
}

/** Readings of a service, a row a meter. */
export function readingRows({ readings }: StatementService): readonly ReadingRow[] {
  return readings.map((one) => ({
    key: `${one.meter_id} ${one.from_on ?? ''}`,
    serial: one.serial_number,
    from: one.from_on === null ? '' : dayText(one.from_on),
    fromState: stateText(one.from_on, one.from_state),
    to: one.to_on === null ? '' : dayText(one.to_on),
    toState: stateText(one.to_on, one.to_state),
    between: betweenText(one.from_state, one.to_state),
  }));
}

const stateText = (on: string | null, state: string | null): string =>
  on === null || state === null ? 'neodečteno' : czechNumber(figureOf(state), 0, 3);

function betweenText(from: string | null, to: string | null): string {
  if (from === null || to === null) return '';
  const used = exact(to).sub(exact(from));
  return used.n < 0n ? '' : czechNumber(used.toNumber(), 0, 3);
}

/** In what the meters of a service tell; empty where it has none. */
export const measuredIn = ({ explanation, use }: StatementService): string =>
  explanation?.measured_unit || (use?.unit ?? '');

/** A document that a service stands on. */
export interface DocumentRow {
  readonly key: string;
  readonly billing_document_id: number;
  /** 'Teplárna Kostelec, 2025-0117' */
  readonly name: string;
  readonly period: string;
  readonly total: string;
  /** What of it is of the period; the same where all of it is. */
  readonly part: string;
  /** '160 GJ po 600 Kč'; empty where the document does not say. */
  readonly quantity: string;
}

type Cost = NonNullable<StatementService['explanation']>['costs'][number];
type Document = Cost['documents'][number];

/** Documents of a service, a row each. */
export function documentRows({ explanation }: StatementService): readonly DocumentRow[] {
  return (explanation?.costs ?? []).flatMap((cost) =>
    cost.documents.map((document) => documentRow(cost, document)),
  );
}

function documentRow({ billing_place_id, name, percent }: Cost, document: Document): DocumentRow {
  const { billing_document_id, number, period_from, period_to, total, part } = document;
  const share = figureOf(percent) === 100 ? [] : [`${percentText(percent)} na službu`];
  return {
    key: `${billing_place_id} ${billing_document_id}`,
    billing_document_id,
    name: [name, number, ...share].filter((one) => one !== '').join(', '),
    period: shortDays(period_from, period_to),
    total: crowns(total),
    part: crowns(part),
    quantity: quantityOf(document),
  };
}

function quantityOf({ quantity, quantity_unit: unit, total }: Document): string {
  if (quantity === null) return '';
  const amount = exact(quantity);
  const told = `${czechNumber(amount.toNumber(), 0, 3)}\u00A0${unitText(unit)}`.trimEnd();
  if (isNothing(amount)) return told;
  return `${told} po\u00A0${crowns(fractionText(exact(String(total)).div(amount)))}`;
}

/** A length with its name and its figure; under nothing it has no length. */
export interface StatementBar {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

/** What is compared with one another; the first is what it is about. */
export interface StatementBars {
  readonly label: string;
  readonly note: string;
  readonly bars: readonly StatementBar[];
}

const bar = (name: string, value: number): StatementBar => ({
  name,
  value: Math.max(0, value),
  text: crowns(Math.round(value)),
});

/** Costs of services beside those of the year before, of those whose former cost is known. */
export function yearBars(paper: StatementPaper): readonly StatementBars[] {
  const [now, before] = periodPair(paper);
  return paper.services.flatMap((service) =>
    service.former === null
      ? []
      : [
          {
            label: service.service_name,
            note: useText(service, paper),
            bars: [bar(now, service.cost), bar(before, service.former)],
          },
        ],
  );
}

/** What the year before would have used at the weather of this one (vyhláška č. 269/2015 Sb., annex 4): S · D / D before. */
export function correctedUse(
  former: string,
  days: { readonly former: number; readonly now: number },
) {
  return exact(former)
    .mul(exact(String(days.now)))
    .div(exact(String(days.former)));
}

/** Uses of heat and hot water beside those of the year before, which are told at this year's weather too (§ 6 odst. 1 písm. k). */
export function usageBars(paper: StatementPaper): readonly StatementBars[] {
  const [now, before] = periodPair(paper);
  return paper.services.flatMap(({ decree, use, difference, service_name: label }) => {
    if (decree === null || use === null || use.former === null) return [];
    const of = (name: string, amount: string): StatementBar => ({
      name,
      value: Math.max(0, figureOf(amount)),
      text: quantityText('meter', use.unit, amount),
    });
    const days = difference?.degree_days ?? null;
    const weather =
      days === null
        ? []
        : [
            of(
              `${before}, přepočteno na letošní počasí`,
              fractionText(correctedUse(use.former, days)),
            ),
          ];
    const bars = [of(now, use.amount), of(before, use.former), ...weather];
    return [{ label: `${label}: spotřeba`, note: '', bars }];
  });
}

/** The cost of 1 m² beside the mean of the house; none where an area is not recorded. */
export function areaBars({ comparison }: StatementPaper): readonly StatementBars[] {
  const { per_m2, house_per_m2 } = comparison;
  if (per_m2 === null || house_per_m2 === null) return [];
  return [
    {
      label: 'Náklad na 1\u00A0m² podlahové plochy',
      note: '',
      bars: [bar('Váš prostor', per_m2), bar('průměr domu', house_per_m2)],
    },
  ];
}
