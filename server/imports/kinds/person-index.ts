import { grouped } from '#server/core/time/grouped.ts';
import { onlyOne, type Found } from './found.ts';
import { companyKey, personKey } from '#contract/rules/person-name.ts';
import type { PersonRef } from '#server/core/people/unit-people.sql.ts';

/** By what a row names a person of the address book. */
export interface PersonName {
  readonly person?: string;
  readonly birth_date?: string;
  readonly business_id?: string;
  readonly email?: string;
}

/** Finds a person, or says what is wrong with the name. */
export type PersonIndex = (name: PersonName) => Found<PersonRef>;

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
  const byBusinessId = grouped(persons, ({ business_id }) => business_id);
  const byEmail = grouped(persons, ({ email }) => email.toLowerCase());
  const named = (name: string) =>
    [`p ${personKey(name)}`, `c ${companyKey(name)}`]
      .flatMap((key) => byName.get(key) ?? [])
      .map(({ person }) => person);
  return ({ person: name, birth_date, business_id, email: typed }) => {
    const email = typed?.toLowerCase();
    if (name === undefined && business_id === undefined && email === undefined) {
      return { fault: 'Uveďte jméno osoby' };
    }
    const registered = byBusinessId.get(business_id ?? '') ?? [];
    const written = byEmail.get(email ?? '') ?? [];
    const unnamed = business_id === undefined ? written : registered;
    const telling = [
      [birth_date, (person: PersonRef) => person.birth_date],
      [business_id, (person: PersonRef) => person.business_id],
      [email, (person: PersonRef) => person.email.toLowerCase()],
    ] as const;
    return onlyOne(
      telling.reduce<readonly PersonRef[]>(
        (rest, [value, of]) => having(rest, value, of),
        name === undefined ? unnamed : named(name),
      ),
      sentences,
    );
  };
}
