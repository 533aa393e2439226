import type { Cell, CellObject } from 'write-excel-file/browser';
import type { VisitEvent } from '#contract/fieldwork/events.ts';
import { invoiceBase, type InvoiceLine } from '#contract/fieldwork/invoicing.ts';
import { bring } from '#web/lib/bring.ts';
import { writtenDate, todayInPrague } from '#web/lib/czech.ts';
import { download, fileName } from '#web/lib/download.ts';
import { log } from '#web/lib/log.ts';
import { flashError } from '#web/notices/flash.ts';

/** What the base is of: the unit, and the days between which visits were made. */
interface BaseOf {
  readonly unit: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const NO_PRICE = 'bez ceny';

const text = (value: string): Cell => (value === '' ? null : { value, type: String });
const head = (value: string): CellObject => ({ value, type: String, fontWeight: 'bold' });
/** Hellers as crowns; a double holds both to the heller. */
const money = (hellers: number): CellObject => ({
  value: hellers / 100,
  type: Number,
  format: '#,##0.00',
});
const count = (value: number): CellObject => ({ value, type: Number, format: '#,##0' });
const price = (hellers: number | null): Cell =>
  hellers === null ? text(NO_PRICE) : money(hellers);

const lineOf = (line: InvoiceLine): Cell[] => [
  text(line.code),
  text(line.name),
  price(line.price),
  count(line.count),
  line.sum === null ? null : money(line.sum),
];

/** Between which days: '1. 11. 2026 – 30. 11. 2026'. */
const daysText = ({ from, to }: BaseOf): string => {
  if (from === undefined && to === undefined) return 'všechny dny';
  if (to === undefined) return `od ${writtenDate(from ?? '')}`;
  return from === undefined ? `do ${writtenDate(to)}` : `${writtenDate(from)} – ${writtenDate(to)}`;
};

/** Works by their prices, and those without one apart from the sum. */
export function worksSheet(events: readonly VisitEvent[], of: BaseOf): Cell[][] {
  const { priced, unpriced, total, unpriced_count } = invoiceBase(events);
  return [
    [head('Podklad pro fakturaci')],
    [text(of.unit)],
    [text(`Hotové návštěvy: ${daysText(of)}. Ceny jsou bez DPH.`)],
    [],
    ['Kód', 'Práce', 'Cena za návštěvu', 'Počet', 'Celkem'].map(head),
    ...priced.map(lineOf),
    [head('Celkem'), null, null, null, { ...money(total), fontWeight: 'bold' }],
    ...(unpriced.length === 0
      ? []
      : [
          [],
          [head('Práce bez ceny, v součtu nejsou')],
          ...unpriced.map(lineOf),
          [head('Celkem bez ceny'), null, null, count(unpriced_count), null],
        ]),
  ];
}

/** The visits one by one, in the order of their days. */
export function visitsSheet(events: readonly VisitEvent[]): Cell[][] {
  const heads = ['Datum', 'Dům', 'Prostor', 'Kód', 'Práce', 'Obchůzka', 'Četa', 'Cena bez DPH'];
  const rows = events
    .filter(({ state }) => state === 'done')
    .toSorted(
      (one, other) =>
        (one.day ?? '').localeCompare(other.day ?? '') ||
        (one.from_minute ?? 0) - (other.from_minute ?? 0),
    );
  return [
    heads.map(head),
    ...rows.map((event) => [
      event.day === null ? null : { value: new Date(event.day), type: Date, format: 'd. m. yyyy' },
      text(event.building_name),
      text(event.space_number === '' ? 'společné' : event.space_number),
      text(event.work_code),
      text(event.work_name),
      text(event.round_name),
      text(event.crew_name),
      price(event.price),
    ]),
  ];
}

const widths = (...all: readonly number[]) => all.map((width) => ({ width }));

/** Saves what an invoice is made by as a workbook: sums by works, and the visits. */
export async function saveInvoiceBase(events: readonly VisitEvent[], of: BaseOf): Promise<void> {
  try {
    const { default: writeExcelFile } = await bring(() => import('write-excel-file/browser'));
    const content = await writeExcelFile([
      { data: worksSheet(events, of), sheet: 'Podklad', columns: widths(14, 34, 18, 10, 16) },
      {
        data: visitsSheet(events),
        sheet: 'Návštěvy',
        columns: widths(12, 22, 10, 12, 30, 26, 18, 16),
        stickyRowsCount: 1,
      },
    ]).toBlob();
    download(`${fileName('Podklad pro fakturaci', of.unit, todayInPrague())}.xlsx`, content);
  } catch (error) {
    log.error('Podklad pro fakturaci se nepodařilo uložit', error);
    flashError('Soubor XLSX se nepodařilo vytvořit. Zkuste to, prosím, znovu.');
  }
}
