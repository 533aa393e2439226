import { z } from 'zod';

const UNCHOSEN = 'Vyberte osobu z adresáře';

/** A person of the address book has to be chosen. */
export const chosenPerson = z.int({ error: UNCHOSEN }).min(1, UNCHOSEN);

/** Text of an ended choice for the differences of a conflict. */
export function personText(nameOf: (address_id: number) => string | undefined) {
  return (value: unknown) =>
    typeof value === 'number' ? (nameOf(value) ?? 'osoba mimo adresář') : '(nevybráno)';
}
