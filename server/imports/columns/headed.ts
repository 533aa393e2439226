import type { Column } from '#contract/record-file.ts';
import type { FileRow } from '#server/files/table.ts';
import type { Kind } from '../kinds/kind.ts';
import { comparedHeading, leftOutReason } from './left-out.ts';
import { guessMapping } from './guess.ts';
import type { Constants } from './read-rows.ts';
import { rememberedConstants, rememberedMapping, type FormerReading } from './remembered.ts';
import { rememberedWords } from './words.ts';
import { dayInTitles, houseInTitles } from './title.ts';

/** What titles above the table say for all its rows, as far as the kind has such fields. */
function titleConstants(titles: readonly string[], columns: readonly Column[]): Constants {
  const day = dayInTitles(titles);
  const told = { building: houseInTitles(titles), valid_from: day, read_on: day };
  return Object.fromEntries(
    Object.entries(told).flatMap(([field, value]) =>
      value === null || !columns.some((column) => column.field === field) ? [] : [[field, value]],
    ),
  );
}

/** How the columns of a file are read when its headings stand in the row. */
export function headedBy(
  top: readonly FileRow[],
  heading_row: number,
  { columns, many, saidByHeadings }: Pick<Kind, 'columns' | 'many' | 'saidByHeadings'>,
  former: readonly FormerReading[],
) {
  const headings = top.find(({ row_number }) => row_number === heading_row)?.cells ?? [];
  const titles = top
    .filter(({ row_number }) => row_number < heading_row)
    .flatMap(({ cells }) => [...new Set(cells.filter((cell) => cell !== ''))]);
  const table = { heading: comparedHeading(headings), saysRecord: () => false };
  const under = top.filter(
    ({ row_number, cells }) => row_number > heading_row && leftOutReason(cells, table) === '',
  );
  const claimed = headings.map((heading) => many?.claims?.(heading) === true);
  const free = headings.map((heading, at) => (claimed[at] === true ? '' : heading));
  const guessed = guessMapping(free, columns).map((field, at) => {
    if (many === undefined) return field;
    if (claimed[at] === true) return many.field;
    if (field !== null) return field;
    const cells = under.map((row) => row.cells[at] ?? '');
    return many.isOne(headings[at] ?? '', cells) ? many.field : null;
  });
  const isMany = (field: string) => field === many?.field;
  const mapping = rememberedMapping(headings, guessed, former, isMany);
  const constants = {
    ...rememberedConstants(headings, former),
    ...saidByHeadings?.(headings, mapping),
    ...titleConstants(titles, columns),
  };
  const own = Object.entries(constants).filter(([field]) => !mapping.includes(field));
  const words = rememberedWords(former);
  return { heading_row, columns: headings, mapping, constants: Object.fromEntries(own), words };
}
