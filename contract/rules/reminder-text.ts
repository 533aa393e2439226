// The letter of a reminder: a text of the unit with places for what differs.

/** What stands in the place of a mark, by its name. */
export const reminderMarks = {
  komu: 'jména těch, kdo dluží',
  prostor: 'dům a číslo prostoru',
  vs: 'variabilní symbol',
  dluh: 'kolik je po splatnosti',
  urok: 'zákonný nebo sjednaný úrok z prodlení ke dni',
  dluzi_od: 'splatnost nejstaršího předpisu',
  predpisy: 'seznam nezaplacených předpisů',
  zaplatit_do: 'do kdy má zaplatit',
  ucet: 'bankovní účty jednotky',
  datum: 'den upomínky',
  jednotka: 'název jednotky',
} as const;
export type ReminderMark = keyof typeof reminderMarks;

const marks = /\{([^{}\n]*)\}/gu;

/** A sentence on the first mark that is none; nothing where all are. */
export function faultyMark(text: string): string | undefined {
  const [, name] =
    [...text.matchAll(marks)].find(([, found = '']) => !Object.hasOwn(reminderMarks, found)) ?? [];
  return name === undefined
    ? undefined
    : `Značku {${name}} upomínka nezná. Použijte: ${Object.keys(reminderMarks)
        .map((mark) => `{${mark}}`)
        .join(', ')}`;
}

/** The text with what belongs in the place of its marks. */
export const filledReminder = (
  text: string,
  values: Readonly<Record<ReminderMark, string>>,
): string =>
  text.replaceAll(marks, (mark: string, name: string) =>
    Object.hasOwn(values, name) ? values[name as ReminderMark] : mark,
  );

/** How a level is called. */
export const levelNames = ['1. upomínka', '2. upomínka', 'Předžalobní výzva'] as const;
export const levelName = (level: number): string => levelNames[level - 1] ?? `${level}. upomínka`;

/** The texts and terms of a level. */
export interface ReminderTerms {
  readonly subject: string;
  readonly body: string;
  readonly wait_days: number;
  readonly pay_days: number;
}

const greeting = 'Dobrý den,\n\n';
const facts =
  'Variabilní symbol: {vs}\nÚčet: {ucet}\n\nNezaplacené předpisy:\n{predpisy}\n\nÚrok z prodlení ke dni {datum}: {urok}';
const end = '\n\n{jednotka}';

/**
 * What levels say until a unit writes its own. The call before an action gives a week at least: who sues
 * without having called the debtor seven days before may not get the costs (§ 142a of the Code of Civil
 * Procedure).
 */
export const usualLevels: readonly ReminderTerms[] = [
  {
    subject: 'Upomínka – {prostor}',
    body: `${greeting}podle naší evidence není zaplaceno {dluh} (prostor {prostor}, {komu}), nejstarší částka byla splatná {dluzi_od}. Prosíme, zaplaťte do {zaplatit_do}. Pokud jste už zaplatili, považujte tento dopis za bezpředmětný.\n\n${facts}${end}`,
    wait_days: 15,
    pay_days: 14,
  },
  {
    subject: 'Druhá upomínka – {prostor}',
    body: `${greeting}přes naši upomínku není zaplaceno {dluh} (prostor {prostor}, {komu}), nejstarší částka byla splatná {dluzi_od}. Zaplaťte prosím do {zaplatit_do}, nebo se nám ozvěte a domluvíme se na řešení.\n\n${facts}${end}`,
    wait_days: 30,
    pay_days: 10,
  },
  {
    subject: 'Výzva před podáním žaloby – {prostor}',
    body: `${greeting}přes opakované upomínky dlužíte {dluh} (prostor {prostor}, {komu}), nejstarší částka byla splatná {dluzi_od}. Vyzýváme vás k zaplacení do {zaplatit_do}. Pokud v této lhůtě nezaplatíte, můžeme dluh vymáhat u soudu včetně úroku z prodlení a nákladů řízení.\n\n${facts}${end}`,
    wait_days: 30,
    pay_days: 14,
  },
];

/** How the reminding of a debt stands. */
export interface ReminderStanding {
  /** When its oldest unpaid claim was due. */
  readonly owed_since: string;
  /** The highest level by which one of its unpaid claims was reminded, and when; 0 and null of none. */
  readonly last_level: number;
  readonly last_on: string | null;
}
