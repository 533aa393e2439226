import { monthName } from '#contract/czech/month-names.ts';
import { monthFields } from '#contract/degree-day-month-record.ts';
import {
  createDegreeDayMonth,
  deleteDegreeDayMonth,
  updateDegreeDayMonth,
} from '#contract/degree-days.ts';
import type { DegreeDayMonth } from '#contract/degree-days.ts';
import { labelsOf, valuesOf } from '#contract/record.ts';
import type { RecordRules } from '#web/record/record-kind.ts';
import { degreeDayReads } from './degree-days.queries.ts';
import { monthRules } from './month-form.ts';
import type { MonthValues } from './month-form.ts';

const nameOf = ({ month, year }: DegreeDayMonth) => `${monthName(month)} ${year}`;

/** Months that the client has measured or taken over. */
export const monthKind: RecordRules<unknown, MonthValues, DegreeDayMonth> = {
  calls: {
    create: createDegreeDayMonth,
    update: updateDegreeDayMonth,
    remove: deleteDegreeDayMonth,
  },
  params: (_client, id) => ({ id }),
  stale: degreeDayReads,
  draftKey: (_client, id) => `degree-days.${id}`,
  rules: monthRules,
  labels: labelsOf(monthFields),
  texts: { month: monthFields.month.value.text },
  idOf: ({ degree_day_month_id }) => degree_day_month_id,
  valuesOf: (month) => valuesOf(monthFields, month),
  titles: { create: 'Nový měsíc', edit: (month) => `${month.place_name}, ${nameOf(month)}` },
  saveLabels: { create: 'Zapsat měsíc', edit: 'Uložit změny' },
  told: (month, isNew) => (isNew ? `${month.place_name}: ${nameOf(month)} byl zapsán` : ''),
  history: (_client, { degree_day_month_id: record_id }) => ({
    record_type: 'degree_day_months',
    record_id,
  }),
  removal: {
    label: 'Smazat měsíc',
    question: (month) => `Smazat ${nameOf(month)} místa ${month.place_name}?`,
  },
};
