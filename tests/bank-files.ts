import { isWorkingDay, nextWorkingDay, workingDayOfYear } from '#contract/czech/holidays.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';

// Files of the central bank as it publishes them, shortened.

/** 21 September 2022, the 184th working day of the year. */
export const dailyText = `21.09.2022 #184
země|měna|množství|kód|kurz
EMU|euro|1|EUR|24,635
Japonsko|jen|100|JPY|17,273
Maďarsko|forint|100|HUF|6,082
MMF|ZPČ|1|XDR|32,207
Turecko|lira|1|TRY|1,357
USA|dolar|1|USD|24,870
`;

const of10May = (currencyCode: string, amount: number, rate: number) => ({
  validFor: '2024-05-10',
  order: 90,
  country: '-',
  currency: '-',
  amount,
  currencyCode,
  rate,
});

/** 10 May 2024, as the bank's programming interface gives it. */
export const dailyJson = {
  rates: [
    of10May('EUR', 1, 24.935),
    of10May('CHF', 1, 25.503),
    of10May('GBP', 1, 28.979),
    of10May('HUF', 100, 6.431),
    of10May('JPY', 100, 14.852),
    of10May('PLN', 1, 5.801),
    of10May('TRY', 100, 71.779),
    of10May('USD', 1, 23.131),
  ],
};

export const yearlyText = `Datum|1 AUD|1 EUR|100 HUF|1000 IDR|100 TRY|1 USD
02.01.2024|15,286|24,685|6,464|1,455|75,771|22,526
03.01.2024|15,226|24,675|6,487|1,456|75,952|22,600
`;

/** In March 2022 a currency went and the columns behind it moved. */
export const yearlyWithTwoHeads = `Datum|1 EUR|100 RUB|1 USD
01.03.2022|25,050|22,000|22,500
Datum|1 EUR|1 USD
02.03.2022|25,660|23,100
`;

/** The whole history of the repo rate, as far as it matters; UTF-8 with its mark, no last line break. */
export const repoText =
  '\uFEFFPLATNA_OD|CNB_REPO_SAZBA_V_%\n19951208|11,30\n20250509|3,50\n20260619|3,75';

export const discountText =
  '\uFEFFPLATNA_OD|CNB_DISKONTNI_SAZBA_V_%\n19900101|4,00\n20250509|2,50\n20260619|2,75';

/** What a server says that has no file. */
export const sorryPage = '<!DOCTYPE html>\n<html><body>Omlouváme se</body></html>';

/** A table of one day with the two currencies. */
export function tableOf(day: string, eur: string, usd = '20,000'): string {
  const written = day.split('-').toReversed().join('.');
  return `${written} #${workingDayOfYear(day)}\nzemě|měna|množství|kód|kurz\nEMU|euro|1|EUR|${eur}\nUSA|dolar|1|USD|${usd}\n`;
}

/** What the bank answers on a path: tables up to the day, the euro at the same rate each day. */
export function bankAnswer(url: URL, today: string): string {
  if (url.pathname.endsWith('repo.txt')) return longHistory(repoText);
  if (url.pathname.endsWith('discount.txt')) return longHistory(discountText);
  const asked = url.searchParams.get('date')?.split('.').toReversed().join('-');
  if (asked !== undefined) return tableOf(lastWorkingDay(asked < today ? asked : today), '24,250');
  const year = url.searchParams.get('rok') ?? '';
  const rows: string[] = [];
  let day = nextWorkingDay(`${Number(year) - 1}-12-31`);
  for (; day <= today && day.startsWith(year); day = nextWorkingDay(day)) {
    rows.push(`${day.split('-').toReversed().join('.')}|24,250|6,300|21,000`);
  }
  return ['Datum|1 EUR|100 HUF|1 USD', ...rows, ''].join('\n');
}

function lastWorkingDay(day: string): string {
  let last = day;
  while (!isWorkingDay(last)) last = shiftDays(last, -1);
  return last;
}

/** The history with as many more rows as the bank has, all of 1990. */
function longHistory(text: string): string {
  const [head = '', ...rows] = text.split('\n');
  const old = Array.from({ length: 120 }, (_, at) => {
    return `${shiftDays('1990-02-01', at).replaceAll('-', '')}|5,00`;
  });
  return [head, ...old, ...rows].join('\n');
}
