import { day } from '#contract/fields.ts';
import { readAmount, readPeriod } from './fields.ts';

/** One record of the post's file. */
export interface AnswerRecord {
  /** Number of the line in the file, from 1. */
  readonly row_number: number;
  readonly organisation: string;
  readonly sipo: string;
  /** RRRR-MM. */
  readonly period: string;
  readonly fee_code: string;
  /** In hellers. */
  readonly amount: number;
  readonly paid_on: string | null;
  readonly codes: string;
}

const FEE_CODE = /^\d{1,3}$/;

type Read = Omit<AnswerRecord, 'row_number'>;

// What a record says wrong; a record of the post has digits where the portal had them.
const ORGANISATION = 'číslo organizace má mít 6 číslic';
const SIPO = 'spojovací číslo má mít 10 číslic';
const PERIOD = 'období nemá tvar MMRRRR';
const FEE = 'kód poplatku má mít 1 až 3 číslice';
const AMOUNT = 'částka není číslo se dvěma desetinnými místy';

function readDay(text: string): string | null {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  if (match === null) return null;
  return day.safeParse(`${match[3]}-${match[2]}-${match[1]}`).data ?? null;
}

/**
 * A payment: organisation 1–6, payer 7–16, period 17–22, fee code 23–25, amount 26–34, day of the
 * payment 35–44. A text is what is wrong with it.
 */
export function readPaid(line: string): Read | string {
  const organisation = line.slice(0, 6);
  const sipo = line.slice(6, 16);
  const period = readPeriod(line.slice(16, 22));
  const fee_code = line.slice(22, 25).trim();
  const amount = readAmount(line.slice(25, 34));
  const paid_on = readDay(line.slice(34, 44));
  if (!/^\d{6}$/.test(organisation)) return ORGANISATION;
  if (!/^\d{10}$/.test(sipo)) return SIPO;
  if (period === null) return PERIOD;
  if (!FEE_CODE.test(fee_code)) return FEE;
  if (amount === null) return AMOUNT;
  if (paid_on === null) return 'den platby nemá tvar DD.MM.RRRR';
  return { organisation, sipo, period, fee_code, amount, paid_on, codes: '' };
}

/** A refused record: the 70 characters of the change file and letters of errors behind them. */
export function readRefused(line: string): Read | string {
  const period = readPeriod(line.slice(2, 8));
  const sipo = line.slice(9, 19);
  const organisation = line.slice(19, 25);
  const fee_code = line.slice(31, 34).trim();
  const amount = readAmount(line.slice(34, 43));
  const codes = line.slice(70).replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(organisation)) return ORGANISATION;
  if (!/^\d{10}$/.test(sipo)) return SIPO;
  if (period === null) return PERIOD;
  if (!FEE_CODE.test(fee_code)) return FEE;
  if (amount === null) return AMOUNT;
  if (!/^[A-Z]+$/.test(codes)) return 'za záznamem chybí kód chyby';
  return { organisation, sipo, period, fee_code, amount, paid_on: null, codes };
}
