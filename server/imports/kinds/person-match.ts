import { grouped } from '#server/core/time/grouped.ts';
import type { Found } from './found.ts';
import type { PersonRow } from '#server/core/people/unit-people.sql.ts';
import { identityOf, type Identity } from './person-values.ts';

interface Known {
  readonly row: PersonRow;
  readonly identity: Identity;
}

/** Finds the record that a row tells of; undefined when it tells of a new one. */
export type PersonMatch = (identity: Identity) => Found<PersonRow | undefined>;

const TELLING = ['birth_date', 'email', 'phone', 'street'] as const;
const ALL = [...TELLING, 'business_id'] as const;

const agrees = (one: Identity, other: Identity, field: (typeof ALL)[number]) =>
  one[field] !== '' && one[field] === other[field];
const contradicts = (one: Identity, other: Identity, field: (typeof ALL)[number]) =>
  one[field] !== '' && other[field] !== '' && one[field] !== other[field];

/** Candidates of the same name, narrowed to those that fit best. */
function fitting(identity: Identity, named: readonly Known[]): readonly Known[] {
  const equal = named.filter((known) =>
    ALL.every((field) => known.identity[field] === identity[field]),
  );
  if (equal.length === 1) return equal;
  const possible = named.filter(
    (known) =>
      !contradicts(identity, known.identity, 'birth_date') &&
      !contradicts(identity, known.identity, 'business_id'),
  );
  const alike = possible.filter((known) =>
    TELLING.some((field) => agrees(identity, known.identity, field)),
  );
  if (alike.length > 0) return alike;
  // Of these nothing is known by which they could be told from the row's.
  return possible.filter((known) =>
    TELLING.every((field) => !contradicts(identity, known.identity, field)),
  );
}

/**
 * Matches rows with records: by the business ID, or by the name with whatever else both tell. A
 * name alone is enough only when nothing speaks against it and nobody else bears it.
 */
export function personMatch(rows: readonly PersonRow[]): PersonMatch {
  const known = rows.map((row) => ({ row, identity: identityOf(row) }));
  const byName = grouped(known, ({ identity }) => identity.name);
  const byBusinessId = grouped(known, ({ identity }) => identity.business_id);
  return (identity) => {
    const registered = byBusinessId.get(identity.business_id) ?? [];
    const ofName = registered.filter((one) => one.identity.name === identity.name);
    const candidates =
      registered.length === 0
        ? fitting(identity, byName.get(identity.name) ?? [])
        : ofName.length > 0
          ? ofName
          : registered;
    return candidates.length > 1
      ? { fault: 'V adresáři je takových záznamů více; doplňte datum narození, IČO nebo e-mail' }
      : { record: candidates[0]?.row };
  };
}
