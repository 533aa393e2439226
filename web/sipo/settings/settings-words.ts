import { sipoSettings } from '#contract/sipo/settings.ts';
/** Fields of the settings for people. */
export const settingsLabels = {
  organisation_number: 'Číslo organizace',
  fee_code: 'Kód poplatku',
  service_fees: 'Kódy podle služeb',
  delivery_day: 'Den předání v měsíci',
  change_indication: 'Co se předává',
  original_checked: 'Pošta kontroluje původní předpis',
  code_page: 'Kódování souborů',
  decimal_mark: 'Desetinný oddělovač',
  heller_rule: 'Haléře v předpisu',
  document_text: 'Text na dokladu plátce',
};

type Words = Readonly<Record<string, string>>;

/** Values of fields that are chosen. */
export const words = {
  change_indication: { full: 'Každý měsíc celý kmen', changes: 'Jen změny' },
  code_page: { 'windows-1250': 'Windows-1250', cp852: 'CP852 (Latin 2)' },
  decimal_mark: { dot: 'tečka (3450.00)', comma: 'čárka (3450,00)' },
  heller_rule: {
    refuse: 'nepředat, ukázat jako vadu',
    nearest: 'zaokrouhlit na celé koruny',
    up: 'zaokrouhlit nahoru',
    down: 'zaokrouhlit dolů',
  },
  document_text: { space: 'prostor a dům plátce', unit: 'text SIPO jednotky' },
} as const satisfies Readonly<Record<string, Words>>;

/** Options of a choice. */
export function optionsOf(choices: Words): { value: string; label: string }[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}

const inWords = (choices: Words) => (value: unknown) => choices[String(value)] ?? String(value);
const yesOrNo = (value: unknown) => (value === true || value === 'true' ? 'ano' : 'ne');

/** What values mean, for conflicts and for the history. */
export const settingsTexts: Readonly<Record<string, (value: unknown) => string>> = {
  change_indication: inWords(words.change_indication),
  code_page: inWords(words.code_page),
  decimal_mark: inWords(words.decimal_mark),
  document_text: inWords(words.document_text),
  heller_rule: inWords(words.heller_rule),
  original_checked: yesOrNo,
  service_fees: feesText,
};

/** Services with their codes: Teplo 211, Výtah 212. */
function feesText(value: unknown): string {
  const read: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  const fees = sipoSettings.shape.service_fees.safeParse(read).data ?? [];
  if (fees.length === 0) return '(žádné)';
  return fees.map(({ service_name, fee_code }) => `${service_name} ${fee_code}`).join(', ');
}
