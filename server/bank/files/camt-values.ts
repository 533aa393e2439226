import { hellersOf } from './amounts.ts';
import { bankFault } from './statement.ts';
import type { XmlElement } from '#server/files/xml.ts';

/** Hellers of an amount; undefined where there is none. Errors: `bank-file` for other money than crowns. */
export function moneyOf(amount: XmlElement | undefined): number | undefined {
  if (amount === undefined) return undefined;
  const currency = amount.attributes['Ccy'] ?? 'CZK';
  if (currency !== 'CZK')
    throw bankFault(`Výpis je v měně ${currency}; portál vede jen účty v korunách.`);
  const hellers = hellersOf(amount.text.trim());
  if (hellers === undefined || hellers < 0)
    throw bankFault(`Částka „${amount.text.trim()}“ výpisu camt.053 není číslo.`);
  return hellers;
}

/** The day of a date, or of a moment that begins with it; undefined where there is neither. */
export function dayOfTold(text: string): string | undefined {
  return /^(\d{4}-\d{2}-\d{2})/.exec(text)?.[1];
}

/** The day on which an entry was booked. */
export function dayIn(entry: XmlElement): string {
  const told = entry.told('BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm');
  const day = dayOfTold(told);
  if (day === undefined) throw bankFault('Pohyb výpisu camt.053 nemá den zaúčtování.');
  return day;
}
