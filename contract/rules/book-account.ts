import { textOf, type Rule } from './rule.ts';

/** An account of the chart of accounts: three digits of the law's chart and the unit's own digits behind them. */
export const bookAccountRule: Rule = (value) =>
  /^\d{3}[\d.]{0,7}$/.test(textOf(value)) ? null : 'Zadejte účet osnovy, například 311 nebo 311100';
