import { czechPlural } from '#contract/rules/plural.ts';
import type { SipoAnswer, SipoAnswerRow } from '#contract/sipo/answers.ts';
import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';

export const changeWords: Readonly<Record<SipoLine['change'], string>> = {
  new: 'nový',
  changed: 'změněný',
  same: 'beze změny',
  cancelled: 'zrušený',
};

export const indicationWords: Readonly<Record<SipoSettings['change_indication'], string>> = {
  full: 'celý kmen',
  changes: 'jen změny',
};

export const kindWords: Readonly<Record<SipoAnswer['kind'], string>> = {
  paid: 'zaplacené platby (ZA)',
  refused: 'chybné záznamy (ZZ)',
};

export const stateWords: Readonly<Record<SipoAnswerRow['state'], string>> = {
  paid: 'zaplaceno',
  different: 'zaplaceno jinak',
  unpaid: 'nezaplaceno',
  unknown: 'nepředaný plátce',
  refused: 'odmítnuto',
};

const codeWords: Readonly<Record<string, string>> = {
  A: 'chybná indikace změny',
  B: 'nesouhlasí období',
  D: 'neznámé spojovací číslo',
  E: 'neznámý kód poplatku',
  F: 'předpis je nulový, záporný nebo s haléři',
  G: 'duplicitní záznam',
  H: 'nesouhlasí původní předpis',
  J: 'spojovací číslo je blokováno',
  L: 'chybná struktura záznamu',
};

/** What the letters of the post's error file mean: D – neznámé spojovací číslo. */
export function codesText(codes: string): string {
  return Array.from(codes, (code) => `${code} – ${codeWords[code] ?? 'neznámý kód'}`).join(', ');
}

/** 1 plátce, 2 plátci, 5 plátců. */
export function payersText(count: number): string {
  return `${count} ${czechPlural(count, 'plátce', 'plátci', 'plátců')}`;
}
