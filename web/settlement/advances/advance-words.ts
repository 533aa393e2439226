import { earliestRaise } from '#contract/rules/advance-raise.ts';
import {
  ADVANCE_STEPS,
  askedAdvances,
  type AdvancesPreview,
  type AskedAdvances,
  type ProposedAdvance,
} from '#contract/settlement/next-advances.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import { counted } from '../words.ts';

/** What is typed of a proposal; a number may be no number yet, the step is a choice. */
export interface AdvanceValues {
  valid_from: string | null;
  reserve: number | string | null;
  step: string;
  [field: string]: unknown;
}

/** The rules of what is typed; the step is always one of the choices. */
export const advanceSchema = askedAdvances.pick({ valid_from: true, reserve: true });

export const advanceLabels = {
  valid_from: 'Platí od',
  reserve: 'Rezerva',
  step: 'Zaokrouhlit nahoru',
};

/** Choices of rounding: 'na 10 Kč'. */
export const stepOptions = ADVANCE_STEPS.map((step) => ({
  value: String(step),
  label: `na ${formatNumber(step / 100, 0)}\u00A0Kč`,
}));

/** What is proposed first: from the earliest day on which a raise may be demanded when people are told today. */
export const usualAdvances = (today: string, by: AskedAdvances['by']): AdvanceValues => ({
  valid_from: earliestRaise(today),
  // What is lacking is lacking; a year that comes has its reserve.
  reserve: by === 'forecast' ? 0 : 5,
  step: '1000',
});

/** What the server is asked. */
export const askedOf = (
  { valid_from, reserve, step }: AdvanceValues,
  { except, by }: Pick<AskedAdvances, 'except' | 'by'>,
): AskedAdvances =>
  askedAdvances.parse({ by, valid_from, reserve, step: Number(step), except: [...except] });

/** What is to be paid a month, in hellers; what is left out stays, and null stays where nothing is prescribed. */
export const nextOf = ({ held, proposed, is_excepted }: ProposedAdvance): number | null =>
  is_excepted ? held : proposed;

/** How much more that is, in hellers. */
export const differenceOf = (row: ProposedAdvance): number => (nextOf(row) ?? 0) - (row.held ?? 0);

/** Whether the advance is to change. */
export const isChanged = (row: ProposedAdvance): boolean => differenceOf(row) !== 0;

/** '+120,00 Kč'; a fall has its own sign. */
export function differenceText(row: ProposedAdvance): string {
  const difference = differenceOf(row);
  return difference > 0 ? `+${formatMoney(difference)}` : formatMoney(difference);
}

/** An advance; where nothing is prescribed, it says so. */
export const amountText = (hellers: number | null): string =>
  hellers === null ? 'žádná' : formatMoney(hellers);

/** How a row stands, in words; empty where it simply changes. */
export function noteText(row: ProposedAdvance): string {
  const { is_excepted, later, proposed } = row;
  const stays = is_excepted ? `vynecháno, návrh je ${formatMoney(proposed)}` : 'beze změny';
  const notes = [
    isChanged(row) ? '' : stays,
    later === null ? '' : `od ${formatDate(later)} je zapsaná jiná částka, ta zůstane`,
  ];
  return notes.filter((note) => note !== '').join('; ');
}

/** '3 zálohy' */
export const advancesText = (count: number): string => counted(count, 'záloha', 'zálohy', 'záloh');

/** '3 zálohy u 2 prostorů' of what is to change. */
export function changeText(rows: readonly ProposedAdvance[]): string {
  const changed = rows.filter(isChanged);
  const spaces = new Set(changed.map(({ pasport_id }) => pasport_id)).size;
  return `${advancesText(changed.length)} u\u00A0${counted(spaces, 'prostoru', 'prostorů', 'prostorů')}`;
}

/** How many advances are to rise. */
export const raisedCount = (rows: readonly ProposedAdvance[]): number =>
  rows.filter((row) => differenceOf(row) > 0).length;

/** What the law says of a raise from a day that is too early; empty where it says nothing. */
export function earlyText(
  { rows, earliest_delivered: earliest }: AdvancesPreview,
  valid_from: string,
): string {
  if (valid_from >= earliest || raisedCount(rows) === 0) return '';
  return `Zvýšenou zálohu lze požadovat až od prvního dne měsíce po doručení písemného oznámení (zákon č. 67/2013 Sb., §\u00A04 odst.\u00A03). Doručíte-li ho dnes, je to od ${formatDate(earliest)}.`;
}

/** What is asked before advances are accepted. */
export function acceptQuestion(
  { rows, held_sum, proposed_sum }: AdvancesPreview,
  valid_from: string,
) {
  return {
    title: `Přijmout zálohy od ${formatDate(valid_from)}?`,
    message: `Změní se ${changeText(rows)}: ${formatMoney(held_sum)} → ${formatMoney(proposed_sum)} měsíčně. Dosavadní částky skončí den předtím. Zapíše se všechno, nebo nic, a změnu půjde jedním krokem vrátit.`,
    confirmLabel: 'Přijmout zálohy',
  };
}

/** Choices over the rows. */
const filters: Readonly<
  Record<string, { readonly text: string; readonly has: (row: ProposedAdvance) => boolean }>
> = {
  changed: { text: 'Jen změny', has: isChanged },
  same: { text: 'Beze změny', has: (row) => !row.is_excepted && !isChanged(row) },
  excepted: { text: 'Vynechané', has: ({ is_excepted }) => is_excepted },
};

/** Rows that the choice leaves; all of them for a choice that nobody offers. */
export const filteredBy = (name: string | undefined, rows: readonly ProposedAdvance[]) => {
  const chosen = name !== undefined && Object.hasOwn(filters, name) ? filters[name] : undefined;
  return chosen === undefined ? rows : rows.filter(chosen.has);
};

/** Choices with how many rows each leaves. */
export const filterChoices = (rows: readonly ProposedAdvance[]) =>
  Object.entries(filters).map(([name, { text, has }]) => ({
    name,
    text,
    count: rows.filter(has).length,
  }));
