import { onlyOne } from './found.ts';
import { companyKey, personKey } from './person-name.ts';
import type { PersonRef } from './persons.sql.ts';
import { grouped } from './slices.ts';

/** By what a row names a person of the address book. */
export interface PersonName {
  readonly person?: string;
  readonly birth_date?: string;
  readonly business_id?: string;
  readonly email?: string;
}

/** Finds a person, or says of which field the fault is. */
export type PersonIndex = (
  name: PersonName,
) => { readonly record: PersonRef } | { readonly field: keyof PersonName; readonly fault: string };

const sentences = {
  none: 'Osoba v adresáři jednotky není; nejdřív ji založte nebo naimportujte osoby',
  more: 'Takových osob je v adresáři více; doplňte datum narození, IČO nebo e-mail',
};

/** Those of the candidates that have the value; all of them where the row does not tell it. */
function having(
  candidates: readonly PersonRef[],
  value: string | undefined,
  of: (person: PersonRef) => string | null,
): readonly PersonRef[] {
  if (value === undefined) return candidates;
  const known = candidates.filter((person) => of(person) === value);
  return known.length > 0 ? known : candidates.filter((person) => (of(person) ?? '') === '');
}

/** Finds persons by their name, in whatever order, and by what tells namesakes apart. */
export function personIndex(persons: readonly PersonRef[]): PersonIndex {
  const byName = grouped(
    persons.flatMap((person) => [
      { person, key: `p ${personKey(`${person.last_name} ${person.first_name}`)}` },
      ...(person.company_name === ''
        ? []
        : [{ person, key: `c ${companyKey(person.company_name)}` }]),
    ]),
    ({ key }) => key,
  );
  const named = (name: string) =>
    [`p ${personKey(name)}`, `c ${companyKey(name)}`]
      .flatMap((key) => byName.get(key) ?? [])
      .map(({ person }) => person);
  return ({ person: name, birth_date, business_id, email }) => {
    const field =
      name === undefined ? (business_id === undefined ? 'email' : 'business_id') : 'person';
    if (name === undefined && business_id === undefined && email === undefined) {
      return { field: 'person', fault: 'Uveďte jméno osoby' };
    }
    const exact =
      name === undefined ? persons.filter((one) => tells(one, business_id, email)) : named(name);
    const born = having(exact, birth_date, (person) => person.birth_date);
    const registered = having(born, business_id, (person) => person.business_id);
    const found = onlyOne(
      having(registered, email?.toLowerCase(), (person) => person.email.toLowerCase()),
      sentences,
    );
    return 'fault' in found ? { field, fault: found.fault } : found;
  };
}

function tells(person: PersonRef, businessId: string | undefined, email: string | undefined) {
  return businessId === undefined
    ? person.email.toLowerCase() === email?.toLowerCase()
    : person.business_id === businessId;
}
