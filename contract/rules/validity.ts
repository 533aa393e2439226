import { czechDate } from '#contract/czech/iso-date.ts';

/** From when and until when a record holds, both days included; without an end it still holds. */
export interface Validity {
  readonly valid_from: string;
  readonly valid_to: string | null;
}

/** Whether the record holds on the day. */
export function holdsOn({ valid_from, valid_to }: Validity, day: string): boolean {
  return valid_from <= day && (valid_to === null || valid_to >= day);
}

/** 'od 1. 1. 2024 do 31. 12. 2024', without the end where there is none. */
export function validityText({ valid_from, valid_to }: Validity): string {
  const end = valid_to === null ? '' : ` do ${czechDate(valid_to)}`;
  return `od ${czechDate(valid_from)}${end}`;
}

/** What is wrong with a validity by itself: a sentence for its end, or null. */
export function validityFault({ valid_from, valid_to }: Validity): string | null {
  return valid_to !== null && valid_to < valid_from
    ? 'Konec platnosti nesmí být dříve než její začátek'
    : null;
}

/** The sentence for a record whose validity meets another one's, named by whom or what it tells of. */
export function overlapSentence(other: Validity, name: string): string {
  return `Platnost se překrývá se záznamem ${validityText(other)} (${name}).`;
}
