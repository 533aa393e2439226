import { shiftDays } from '#contract/czech/iso-date.ts';
import { addPerson } from './people.ts';
import { madeUpPhone } from './numbers.ts';
import { SURNAMES } from './names.ts';
import { createRandom, seedOf } from './random.ts';
import type { Scene } from './scene.ts';

/** Adds another phone to a record of the address book; the same for the same name. */
export function addContact(scene: Scene, address_id: number, label: string, name: string): void {
  scene.records.add('address_contacts', {
    unit_id: scene.unitId,
    address_id,
    contact_kind: 'phone',
    contact: madeUpPhone(createRandom(seedOf(`${name}: ${label}`))),
    label,
  });
}

/** Who of the residents is reached at work or at a cottage too. */
export function addSecondContacts(scene: Scene): void {
  for (const [at, { addressId }] of scene.residents.slice(0, 6).entries()) {
    addContact(scene, addressId, at % 2 === 0 ? 'práce' : 'chata', `${scene.plan.name} ${at}`);
  }
}

/** Adds somebody who has flats in several units of the client, and so is written down in each. */
export function addPersonOfMoreUnits(scene: Scene): void {
  const [surname] = SURNAMES;
  if (surname === undefined) return;
  const random = createRandom(seedOf(`${scene.managerName}: ve více jednotkách`));
  const place = { street: 'Nábřežní 9001/3', city: 'Beroun', cityCode: '531057', zip: '266 01' };
  const person = {
    firstName: 'Ludvík',
    lastName: surname.male,
    surname,
    female: false,
    title: 'Ing.',
    birthDate: '1958-03-07',
  };
  const note = 've více jednotkách; vymyšlená osoba (ukázka)';
  addPerson({ ...scene, random }, person, place, { note });
}

/** One of the residents has moved his letters before, and another is going to move. */
export function addPlaces({ records, residents, unitId, today }: Scene): void {
  const of = { unit_id: unitId, name: '', city: 'Písek', zip: '397 01' };
  for (const [at, { addressId: address_id }] of residents.slice(0, 2).entries())
    records.add('address_places', {
      ...of,
      address_id,
      place_kind: at === 0 ? 'delivery' : 'postal',
      street: at === 0 ? 'Mlýnská 9002/8' : 'Na Výsluní 9003/1',
      first_day: at === 0 ? null : shiftDays(today, 40),
      last_day: at === 0 ? shiftDays(today, -200) : null,
    });
}
