import { z } from 'zod';
import { noticeUnit } from '#contract/rules/notice-day.ts';
import { choice } from '#contract/values/choice.ts';

/** What a contract of the unit is about; tenancies and places of suppliers are records of their own. */
export const contractKind = z.enum([
  'insurance',
  'management',
  'lift',
  'maintenance',
  'inspections',
  'cleaning',
  'waste',
  'internet',
  'loan',
  'other',
]);
export type ContractKind = z.infer<typeof contractKind>;

export const contractKindValue = choice(
  contractKind,
  {
    insurance: ['Pojištění', 'pojištění domu', 'pojistka'],
    management: ['Správa', 'správa domu'],
    lift: ['Servis výtahu', 'výtah'],
    maintenance: ['Údržba a opravy', 'údržba'],
    inspections: ['Revize a kontroly', 'revize'],
    cleaning: ['Úklid'],
    waste: ['Odpady', 'odvoz odpadu'],
    internet: ['Internet a televize', 'internet'],
    loan: ['Úvěr', 'půjčka'],
    other: ['Jiná', 'ostatní'],
  },
  'insurance',
);

/** In what the length of a notice is counted. */
export const noticeUnitValue = choice(
  noticeUnit,
  { months: ['měsíce', 'měsíců'], weeks: ['týdny', 'týdnů'], days: ['dny', 'dnů'] },
  'months',
);

/** For what the price is paid. */
export const pricePeriod = z.enum(['month', 'quarter', 'half-year', 'year', 'once']);
export type PricePeriod = z.infer<typeof pricePeriod>;

export const pricePeriodValue = choice(
  pricePeriod,
  {
    month: ['za měsíc', 'měsíčně'],
    quarter: ['za čtvrtletí', 'čtvrtletně'],
    'half-year': ['za pololetí', 'pololetně'],
    year: ['za rok', 'ročně'],
    once: ['jednorázově'],
  },
  'year',
);
