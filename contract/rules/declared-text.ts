import { czechDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from './plural.ts';

/** What is declared: how many persons, where and from when. */
export interface DeclaredWhat {
  readonly persons_count: number;
  readonly valid_from: string;
  readonly space_number: string;
  readonly building_name: string;
}

/** Who counts (občanský zákoník, § 1177; zákon č. 67/2013 Sb., § 2 písm. g)). */
export const WHO_COUNTS =
  'Započítejte každého, kdo tu má nebo bude mít domácnost aspoň tři měsíce v kalendářním roce, i děti a podnájemníky; krátkou návštěvu nepočítejte.';

/** '1 osoba', '3 osoby', '5 osob'. */
export function personsText(count: number): string {
  return `${count} ${czechPlural(count, 'osoba', 'osoby', 'osob')}`;
}

/** The sentence that is declared, kept with the answer word for word. */
export function declaredText(what: DeclaredWhat): string {
  const { persons_count, space_number, building_name, valid_from } = what;
  const house = building_name === '' ? '' : `, ${building_name},`;
  const where = `prostoru ${space_number}${house}`;
  if (persons_count === 0)
    return `Prohlašuji, že v ${where} nemá ode dne ${czechDate(valid_from)} domácnost nikdo.`;
  const live = persons_count >= 2 && persons_count <= 4 ? 'mají' : 'má';
  return `Prohlašuji, že v ${where} ${live} ode dne ${czechDate(valid_from)} domácnost ${personsText(persons_count)}.`;
}
