import type { ClaimOrigin, PaymentWay } from './accounts.ts';

/** Which way money came, in words. */
export const wayWords: Readonly<Record<PaymentWay, string>> = {
  bank: 'Převodem',
  cash: 'Hotově',
  sipo: 'SIPO',
  other: 'Jinak',
};

/** What a claim has come of, in words. */
export const originWords: Readonly<Record<ClaimOrigin, string>> = {
  month: 'Měsíční předpis',
  hand: 'Zapsáno ručně',
  settlement: 'Vyúčtování',
};
