import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from './names.ts';
import type { Surname } from './names.ts';
import { dayBetween } from './dates.ts';
import { madeUpBusinessId, madeUpEmail, madeUpPhone, madeUpSipo } from './numbers.ts';
import { STREETS, TOWNS } from './places.ts';
import type { Place } from './places.ts';
import { createRandom, seedOf } from './random.ts';
import type { Random } from './random.ts';
import type { Row } from './records.ts';
import { lookUp } from './scene.ts';
import type { Scene } from './scene.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly surname: Surname;
  readonly female: boolean;
  readonly title: string;
  readonly birthDate: string;
}

interface PersonTraits {
  /** Earliest and latest day of birth. */
  readonly born: readonly [string, string];
  /** Family name, when it is given by a relative. */
  readonly surname?: Surname;
  readonly female?: boolean;
  /** A sibling's first name. */
  readonly notNamed?: string;
}

const TITLES = ['Ing.', 'Mgr.', 'Bc.', 'MUDr.', 'JUDr.'];
const YOUNGEST_GRADUATE = '2001-01-01';

/** An invented person. */
export function madeUpPerson(random: Random, traits: PersonTraits): Person {
  const surname = traits.surname ?? random.pick(SURNAMES);
  const female = traits.female ?? random.chance(0.5);
  const birthDate = dayBetween(random, ...traits.born);
  const names = (female ? FEMALE_NAMES : MALE_NAMES).filter((name) => name !== traits.notNamed);
  return {
    firstName: random.pick(names),
    lastName: female ? surname.female : surname.male,
    surname,
    female,
    title: birthDate < YOUNGEST_GRADUATE && random.chance(0.14) ? random.pick(TITLES) : '',
    birthDate,
  };
}

/** An invented place away from the unit's houses. */
export function madeUpPlace(random: Random): Place {
  const street = `${random.pick(STREETS)} ${random.int(8000, 9999)}/${random.int(1, 60)}`;
  return { street, ...random.pick(TOWNS) };
}

/** Adds a person to the unit's address book and returns its address_id. */
export function addPerson(scene: Scene, person: Person, place: Place, more: Row = {}): number {
  const { random } = scene;
  const suffix = random.int(1, 99);
  const email = random.chance(0.7) ? madeUpEmail([person.firstName, person.lastName], suffix) : '';
  return scene.records.add('addresses', {
    ...blankAddress(scene, place),
    title_before: person.title,
    first_name: person.firstName,
    last_name: person.lastName,
    birth_date: person.birthDate,
    phone: random.chance(0.85) ? madeUpPhone(random) : '',
    email,
    contact_preference: email === '' ? 'post' : 'email',
    note: 'vymyšlená osoba (ukázka)',
    ...more,
  });
}

/** The business ID of an invented firm: the same wherever the firm is met. */
export function firmBusinessId(name: string): string {
  return madeUpBusinessId(createRandom(seedOf(name)));
}

/** Adds a firm, supplier or office to the unit's address book and returns its address_id. */
export function addFirm(scene: Scene, name: string, place: Place | null, more: Row = {}): number {
  const random = createRandom(seedOf(name));
  const businessId = firmBusinessId(name);
  return scene.records.add('addresses', {
    ...blankAddress(scene, place ?? madeUpPlace(random)),
    address_type: 'company',
    company_name: name,
    business_id: businessId,
    vat: `CZ${businessId}`,
    phone: madeUpPhone(random),
    email: madeUpEmail(name.split(' ').filter(isLong).slice(0, 2), ''),
    contact_preference: 'email',
    note: 'vymyšlená firma (ukázka)',
    ...more,
  });
}

/** A SIPO number for those who pay by it. */
export function sipoOfSome(random: Random): string {
  return random.chance(0.4) ? madeUpSipo(random) : '';
}

function isLong(word: string): boolean {
  return word.length > 2;
}

function blankAddress(scene: Scene, place: Place): Row {
  return {
    unit_id: scene.unitId,
    address_type: 'person',
    title_before: '',
    first_name: '',
    last_name: '',
    company_name: '',
    birth_date: null,
    business_id: '',
    vat: '',
    street: place.street,
    city_id: lookUp(scene.lookups.cities, place.cityCode),
    city: place.city,
    zip: place.zip,
    phone: '',
    email: '',
    contact_preference: 'post',
    sipo: '',
    note: '',
    hidden: false,
  };
}
