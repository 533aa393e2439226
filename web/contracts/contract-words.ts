import { unitContractFields } from '#contract/contracts/contract-record.ts';
import { contractKindValue, pricePeriodValue } from '#contract/contracts/contract-words.ts';
import type { ContractRow, UnitContract } from '#contract/contracts/contracts.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { labelsOf, type FormOf } from '#contract/record.ts';
import type { MeasuredState } from '#contract/rules/contract-measure.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { spaceAddress } from '#web/core/due-words.ts';
import { aheadText } from '#web/core/revisions/standing-words.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { pathTo } from '#web/lib/paths.ts';
import type { LedTo } from '#web/table/shown-order.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';

/** Fields of a contract as its form holds them. */
export type ContractValues = FormOf<typeof unitContractFields>;

/** Names of fields for people. */
export const contractLabels = labelsOf(unitContractFields);

const { kind, notice_unit, price_period, price, insured_sum, deductible } = unitContractFields;
/** Values of fields in words, for histories and differences. */
export const contractTexts: FieldTexts = {
  kind: kind.value.text,
  notice_unit: notice_unit.value.text,
  price_period: price_period.value.text,
  price: price.value.text,
  insured_sum: insured_sum.value.text,
  deductible: deductible.value.text,
};

/** What a contract is about, in words. */
export function kindText(row: Pick<ContractRow, 'kind'>): string {
  if (row.kind === 'tenancy') return 'Nájem';
  return row.kind === 'supply' ? 'Dodavatel' : contractKindValue.text(row.kind);
}

/** Said where no house is written. */
export const WHOLE_UNIT = 'celá jednotka';

/** How a contract stands, and by what this is told. */
export type Standing = Pick<
  UnitContract,
  'state' | 'state_on' | 'ends_on' | 'goes_on' | 'notice_due' | 'warns_on'
>;

const inDays = (days: number) => `${days}\u00a0${czechPlural(days, 'den', 'dny', 'dní')}`;

function fineText({ goes_on, ends_on }: Standing): string {
  if (!goes_on) return 'v pořádku';
  return ends_on === null ? 'na dobu neurčitou' : 'prodlužuje se';
}

/** The standing in words with the number behind it: výpověď do 19. 11. 2026, za 12 dní. */
export function standingText(standing: Standing, today: string): string {
  const { state, state_on: on } = standing;
  if (state === 'fine') return fineText(standing);
  if (state === 'unknown' || on === null) return 'konec není znám';
  if (state === 'expired') return `po konci ${inDays(daysBetween(on, today))}`;
  if (state === 'warned') return `upozornění od ${formatDate(on)}`;
  if (state === 'ended') return `skončila ${formatDate(on)}`;
  const ahead = aheadText(daysBetween(today, on));
  return state === 'ending' ? `končí ${ahead}` : `výpověď do ${formatDate(on)}, ${ahead}`;
}

export const stateColors: Readonly<Record<MeasuredState, string>> = {
  expired: 'red',
  notice: 'yellow',
  warned: 'yellow',
  ending: 'yellow',
  unknown: 'gray',
  fine: 'green',
  ended: 'gray',
};

/** Until when it holds, in words: the day, nothing of one without an end, and that it is not known. */
export function endText({ ends_on, goes_on }: Pick<Standing, 'ends_on' | 'goes_on'>): string {
  if (ends_on !== null) return formatDate(ends_on);
  return goes_on ? 'bez konce' : 'není znám';
}

/** '12 000,00 Kč za rok'; empty where no price is written. */
export function priceText({
  price: hellers,
  price_period: period,
}: Pick<ContractRow, 'price' | 'price_period'>): string {
  if (hellers === null || period === null) return '';
  return `${formatMoney(hellers)} ${pricePeriodValue.text(period)}`;
}

/** The record in which a contract is written, in the list by whose order those are walked. */
export function contractLeadsTo({
  origin,
  record_id,
  pasport_space_id,
  address_id,
}: Pick<ContractRow, 'origin' | 'record_id' | 'pasport_space_id' | 'address_id'>): LedTo {
  if (origin === 'contract') return ['contracts', record_id];
  if (origin === 'supply') return ['contracts-of-supply', record_id];
  return pasport_space_id === null
    ? ['contracts-of-people', address_id ?? 0]
    : ['contracts-of-spaces', pasport_space_id];
}

/** Where a contract is written: at the space of the tenant, at the billing place, or by itself. */
export function contractAddress(unit_id: number, row: ContractRow): string {
  const { origin, record_id, pasport_space_id, address_id } = row;
  if (origin === 'supply') return `${pathTo('BillingPlaces', { record_id })}?unit=${unit_id}`;
  if (origin === 'contract') return `${pathTo('Contracts', { record_id })}?unit=${unit_id}`;
  return pasport_space_id === null
    ? `${pathTo('Address', { address_id: address_id ?? 0 })}?unit=${unit_id}`
    : spaceAddress(unit_id, pasport_space_id, 'tenants');
}
