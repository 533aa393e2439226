import { billingPlaceRecord } from '#contract/billing/place-record.ts';
import { billingKindShort } from '#contract/billing/place-words.ts';
import type { BillingPlace } from '#contract/billing/places.ts';
import type { BillingCost } from '#contract/billing/documents.ts';
import { formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { contractText, servesText, WHOLE_UNIT } from './place-words.ts';

/** A billing place with what its documents say of the year that is shown. */
export type PlaceRow = BillingPlace &
  Pick<BillingCost, 'cost' | 'advances' | 'undivided_count'> & {
    /** Null while it is not known. */
    readonly uncovered_days: number | null;
  };

const told = listColumns<PlaceRow>(billingPlaceRecord, {
  code: { fixed: true, width: 96 },
  name: { width: 210 },
  kind: { width: 142, hiddenFirst: true, value: ({ kind }) => billingKindShort(kind) },
  supply_code: { text: 'Číslo místa', width: 176, whole: true },
  invoice_meter: { text: 'Měřidlo', width: 120 },
  serves: {
    text: 'Slouží',
    width: 120,
    render: servesText,
    exported: servesText,
    onCard: servesText,
  },
});

/** What waits about the contract; nothing where it is in order or not known. */
const contract: Column<PlaceRow> = {
  text: 'Stav smlouvy',
  id: 'contract',
  value: (place) => contractText(place, todayInPrague()),
  width: 210,
  hiddenFirst: true,
};

const inCrowns = (hellers: number | null) => (hellers === null ? null : hellers / 100);

/** What was charged in the year; nothing where no document is recorded, or one could not be divided. */
const cost: Column<PlaceRow> = {
  text: 'Náklad',
  id: 'cost',
  value: ({ cost: hellers }) => hellers,
  render: ({ cost: hellers, undivided_count }) =>
    hellers === null ? (undivided_count === 0 ? '' : 'nelze rozdělit') : formatMoney(hellers),
  exported: ({ cost: hellers }) => inCrowns(hellers),
  summed: { text: formatMoney },
  width: 124,
  align: 'right',
};
const advances: Column<PlaceRow> = {
  text: 'Zálohy',
  id: 'advances',
  value: ({ advances: hellers }) => hellers,
  render: ({ advances: hellers }) => (hellers === null ? '' : formatMoney(hellers)),
  exported: ({ advances: hellers }) => inCrowns(hellers),
  summed: { text: formatMoney },
  width: 124,
  align: 'right',
};

/** How much of the year its costs are missing for. */
const uncovered: Column<PlaceRow> = {
  text: 'Bez dokladu',
  id: 'uncovered_days',
  value: ({ uncovered_days }) => uncovered_days,
  render: ({ uncovered_days: days }) =>
    days === null || days === 0 ? '' : `${days}\u00A0${czechPlural(days, 'den', 'dny', 'dnů')}`,
  width: 96,
  align: 'right',
};

/** Columns of billing places. */
export const placeColumns = interleaved(told, { serves: [contract, cost, uncovered, advances] });

/** Texts of a place that its search goes through. */
export const textsOfPlace = (place: BillingPlace): readonly string[] => [
  ...searchedTexts(billingPlaceRecord, place),
  place.serves === '' ? WHOLE_UNIT : '',
];
