import { keptContact, type Contact } from '#contract/rules/contact.ts';
import { selectContactRefs } from '#server/core/people/contacts.sql.ts';
import { contactTable } from '#server/core/people/tables.sql.ts';
import { selectPersonRows } from '#server/core/people/unit-people.sql.ts';
import type { NewRow } from '#server/db/record-table.sql.ts';
import type { ReadRow } from '../columns/read-rows.ts';
import { NOTHING_PLANNED } from './ground.ts';
import { judgement, type Judged } from './judgement.ts';
import type { Judgement, Scene } from './kind.ts';
import { personMatch } from './person-match.ts';
import { identityOf, type PersonColumns } from './person-values.ts';
import { SAME } from './plan.ts';
import { inSlices } from './slices.ts';

type NewContact = NewRow<'address_contacts'>;
type Told = PersonColumns & Contact;

const keyOf = (address_id: number, { contact_kind, contact }: Contact) =>
  `${address_id} ${contact_kind} ${contact}`;

/** What the addresses of the unit have, the main ones too. */
async function selectKnown({ db, unit }: Scene, persons: readonly MainContacts[]) {
  const others = await selectContactRefs(db, unit);
  const main = persons.flatMap(({ address_id, phone, email }) => [
    keyOf(address_id, { contact_kind: 'phone', contact: phone }),
    keyOf(address_id, { contact_kind: 'email', contact: email.toLowerCase() }),
  ]);
  return new Set([...main, ...others.map((one) => keyOf(one.address_id, one))]);
}

interface MainContacts {
  readonly address_id: number;
  readonly phone: string;
  readonly email: string;
}

/** Phones and e-mails of persons besides the main ones: what a person has already stays as it is. */
export async function judgeContacts(scene: Scene, rows: readonly ReadRow[]): Promise<Judgement> {
  const { ground = NOTHING_PLANNED } = scene;
  const persons = ground.persons(await selectPersonRows(scene.db, scene.unit));
  const match = personMatch(persons);
  const known = await selectKnown(scene, persons);
  const judged = await inSlices(rows, scene.turn, (row): Judged<NewContact, never> => {
    const { contact_kind, contact, ...person } = row.values as unknown as Told;
    const verdict = { row_number: row.row_number, faults: [], group_key: '' };
    const found = match(identityOf(person));
    // Whoever is not known by himself was refused with his own row.
    if ('fault' in found || found.record === undefined) return { ...verdict, plan: SAME };
    const { address_id } = found.record;
    const made = { address_id, contact_kind, contact: keptContact({ contact_kind, contact }) };
    if (known.has(keyOf(address_id, made))) return { ...verdict, plan: SAME };
    known.add(keyOf(address_id, made));
    return { ...verdict, plan: { state: 'new', made } };
  });
  return judgement(judged, {
    insert: (db, unit, made) => contactTable.insert(db, unit, made),
    update: () => Promise.resolve([]),
  });
}
