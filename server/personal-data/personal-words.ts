import { czechDate } from '#contract/czech/iso-date.ts';
import type { Person } from './person.sql.ts';

/** The name that stands for an anonymised person; the migration's guard of handed-over lines knows it too. */
export function substituteOf(addressId: number | ''): string {
  return `Anonymizovaná osoba č. ${addressId}`;
}

const relations: Readonly<Record<string, string>> = {
  tenant: 'nájem',
  owner: 'vlastnictví',
  roommate: 'spolubydlení',
};

/** A relation that is not over, in words: 'nájem prostoru 12, Lipová 5 (do 31. 12. 2030)'. */
export function obstacleText(relation: {
  relation: string;
  place: string;
  valid_to: string | null;
}): string {
  const { valid_to } = relation;
  const until = valid_to === null ? 'bez konce platnosti' : `do ${czechDate(valid_to)}`;
  return `${relations[relation.relation] ?? relation.relation} prostoru ${relation.place} (${until})`;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether the text holds a name of the person, in whatever case and diacritics. */
export function tellsOf(text: string, { first_name, last_name }: Person): boolean {
  const words = folded(text).split(/[^\p{Letter}\p{Number}]+/u);
  return (
    words.includes(folded(last_name)) || (first_name !== '' && words.includes(folded(first_name)))
  );
}
