import type { Contact } from '#contract/rules/contact.ts';
import type { Party } from '#contract/rules/parties.ts';
import { given } from '#server/db/given.ts';
import { identityOf, type PersonColumns } from '../kinds/person-values.ts';
import type { HouseRow } from './sheet.ts';

/** A person of a sheet, whatever rows tell of him. */
export interface SheetPerson {
  /** The first row that names him, and the column that does. */
  readonly row: HouseRow;
  readonly field: 'owner' | 'tenant';
  readonly party: Party;
  columns: PersonColumns & { readonly note?: string };
  /** Phones and e-mails besides the main ones. */
  contacts: readonly Contact[];
}

const TOLD_APART = ['birth_date', 'business_id'] as const;
const CONTACTS = ['phone', 'email'] as const;

type Columns = SheetPerson['columns'];

const differs = (one: Columns, other: Columns, field: keyof PersonColumns) =>
  one[field] !== undefined && other[field] !== undefined && one[field] !== other[field];

/** Both told; what the first row says goes before. */
function merged(one: Columns, other: Columns): Columns {
  const notes = [one.note, other.note];
  const said = [...new Set(notes.filter((text) => text !== undefined))].join('\n');
  return { ...other, ...one, ...(said !== '' && { note: said }) };
}

/** What another row tells as the main phone or e-mail stands beside the one of the first row. */
const secondMain = (one: Columns, other: Columns): Contact[] =>
  CONTACTS.filter((field) => differs(one, other, field)).map((field) => ({
    contact_kind: field,
    contact: other[field] ?? '',
  }));

/** The persons of a sheet: who is named in several rows is one person. */
export class SheetPeople {
  readonly #byName = new Map<string, SheetPerson[]>();

  /** All of them, in the order of their first rows. */
  all(): SheetPerson[] {
    return [...this.#byName.values()].flat();
  }

  /** The person of the row; contacts of the row are told of its first person. */
  person(row: HouseRow, field: SheetPerson['field'], party: Party, isFirst: boolean): SheetPerson {
    const columns = { ...given(isFirst ? row.address : {}), ...party } as Columns;
    const contacts = isFirst ? row.contacts : [];
    const { name } = identityOf(columns);
    const named = this.#byName.get(name) ?? [];
    this.#byName.set(name, named);
    const known = named.find((one) =>
      TOLD_APART.every((told) => !differs(one.columns, columns, told)),
    );
    if (known === undefined) {
      const made = { row, field, party, columns, contacts };
      named.push(made);
      return made;
    }
    if (CONTACTS.every((told) => differs(known.columns, columns, told))) {
      const message = `Stejné jméno jako v řádku ${known.row.row_number}, jiný telefon i e-mail; bereme je jako jednu osobu`;
      row.notes.push({ field, certainty: 'unclear', message });
    }
    known.contacts = [...known.contacts, ...secondMain(known.columns, columns), ...contacts];
    known.columns = merged(known.columns, columns);
    return known;
  }
}
