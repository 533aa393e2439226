import { shiftDays } from '#contract/czech/iso-date.ts';
import { formatDate } from '#web/lib/czech.ts';

/** What is going to happen, in names. */
export interface JoiningWords {
  /** Null while it is missing. */
  readonly first_day: string | null;
  readonly space_number: string;
  /** Numbers of the spaces that are joined. */
  readonly joined: readonly string[];
  /** The share of all; empty where there is none. */
  readonly share: string;
}

const list = new Intl.ListFormat('cs-CZ');

/** Says what the joining will do, so that it can be read before it is done; empty while it cannot be known. */
export function joiningSentence({ first_day, space_number, joined, share }: JoiningWords): string {
  if (first_day === null || joined.length === 0) return '';
  const one = joined.length === 1;
  const numbers = list.format(joined);
  const last = formatDate(shiftDays(first_day, -1));
  return [
    `Od ${formatDate(first_day)} je prostor ${numbers} částí prostoru ${space_number}.`,
    share === '' ? '' : `Podíl na společných částech bude ${share}.`,
    `${last} končí vlastnictví, počet osob, náklady i spolubydlící ${one ? 'prostoru' : 'prostorů'} ${numbers}; zálohy prostoru ${space_number} podle potřeby upravte.`,
    `${one ? 'Prostor se skryje a jeho' : 'Prostory se skryjí a jejich'} historie zůstává.`,
    `Místnosti, otopná tělesa a zařízení k revizi zůstávají zapsané u ${one ? 'skrytého prostoru' : 'skrytých prostorů'}: v jejich záznamech je přepište.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
