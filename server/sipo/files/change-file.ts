import type { SipoSettings } from '#contract/sipo/settings.ts';
import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import { formatAmount, filled, isUnprintable, wirePeriod } from './fields.ts';

// The change file ZMnnnnnn.TXT, 70 characters a record, and its cover OPnnnnnn.TXT, 28 characters.
// Positions: docs/decisions/011-sipo-files.md.

export type FileSettings = Pick<
  SipoSettings,
  'organisation_number' | 'change_indication' | 'decimal_mark' | 'original_checked'
>;
type Written = Pick<SipoLine, 'sipo' | 'fee_code' | 'amount' | 'former_amount' | 'document_text'>;

const BRANCH = '  ';
const EMPTY = ' '.repeat(6);
const INDICATION = { full: '1', changes: '2' } as const;
const FEE_LENGTH = 3;
const AMOUNT_LENGTH = 9;
const COUNT_LENGTH = 8;
const RECORD_LENGTH = 70;
const COVER_LENGTH = 28;
const END = '\r\n';

/** Length of the text on the payer's document. */
export const DOCUMENT_TEXT_LENGTH = 18;

/** Names of both files of an organisation. */
export function fileNames(organisation: string) {
  return {
    change_file_name: `ZM${organisation}.TXT`,
    cover_file_name: `OP${organisation}.TXT`,
  };
}

/** One record; the amount is hellers of whole crowns, the period RRRR-MM. */
export function changeRecord(line: Written, settings: FileSettings, period: string): string {
  const isTold =
    settings.original_checked &&
    settings.change_indication === 'changes' &&
    line.former_amount !== null;
  const original = isTold ? formatAmount(line.former_amount ?? 0, settings.decimal_mark) : '';
  const fields = [
    BRANCH,
    wirePeriod(period),
    INDICATION[settings.change_indication],
    line.sipo,
    settings.organisation_number,
    EMPTY,
    filled(line.fee_code, FEE_LENGTH, 'right'),
    filled(formatAmount(line.amount, settings.decimal_mark), AMOUNT_LENGTH, 'right'),
    filled(original, AMOUNT_LENGTH, 'right'),
    filled(line.document_text, DOCUMENT_TEXT_LENGTH, 'left'),
  ];
  return whole(fields.join(''), RECORD_LENGTH);
}

/** The record, if it is as long as the post reads it; throws for any other. */
function whole(record: string, length: number): string {
  if (isUnprintable(record) || record.length !== length)
    throw new RangeError(`A record of ${record.length} characters in place of ${length}`);
  return record;
}

/** The whole change file. */
export function changeText(
  lines: readonly Written[],
  settings: FileSettings,
  period: string,
): string {
  return lines.map((line) => `${changeRecord(line, settings, period)}${END}`).join('');
}

/** The cover: whose records, of which period, how many, made on which day (an ISO date). */
export function coverText(
  count: number,
  settings: Pick<FileSettings, 'organisation_number'>,
  { period, day }: { readonly period: string; readonly day: string },
): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const records = filled(String(count), COUNT_LENGTH, 'right');
  const record = `${settings.organisation_number}${wirePeriod(period)}${records}${date}${month}${year}`;
  return `${whole(record, COVER_LENGTH)}${END}`;
}
