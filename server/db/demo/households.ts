import { shiftDays } from '#contract/czech/iso-date.ts';
import { addCosts } from './costs.ts';
import { dayBetween, firstOfLastMonth, laterOf } from './dates.ts';
import { SURNAMES } from './names.ts';
import { addPerson, madeUpPerson, madeUpPlace, sipoOfSome } from './people.ts';
import type { Person } from './people.ts';
import type { House, Scene } from './scene.ts';
import { createRandom } from './random.ts';
import { addOccupants, addOwner, addRoommate, addTenant } from './space-records.ts';

/** Who lives in a flat now. */
interface Household {
  readonly headId: number;
  /** The spouse of the head; null of one who lives without. */
  readonly partnerId: number | null;
  readonly since: string;
}

const FIRST_DAY = '2004-01-01';
const SALE_SEED = 2026;
const VACANT_SINCE = '2024-01-01';
const DAYS_TO_ADULT = 7000;
const ANY_ADULT = ['1941-02-01', '2000-11-30'] as const;
const PARENT = ['1972-01-10', '1990-12-20'] as const;
const OLDER = ['1935-03-01', '1972-10-31'] as const;
const CHILDREN = [
  ['2007-02-10', '2013-08-20'],
  ['2015-01-10', '2022-06-20'],
] as const;

/** Adds who lives, who lived and who owns a flat; a few flats stand empty. */
export function addHousehold(scene: Scene, house: House, pasportId: number): void {
  if (scene.random.chance(0.04)) {
    addOwners(scene, pasportId, FIRST_DAY, null);
    // An owner pays for an empty flat too.
    if (scene.plan.tenure === 'owners')
      addCosts(scene, pasportId, null, 'home', { since: VACANT_SINCE });
    addOccupants(scene, pasportId, 0, { since: FIRST_DAY });
    return;
  }
  const home = addCurrentHousehold(scene, house, pasportId);
  if (scene.random.chance(0.22)) addFormerHousehold(scene, pasportId, shiftDays(home.since, -1));
  addOwners(scene, pasportId, home.since, home);
}

function addCurrentHousehold(scene: Scene, house: House, pasportId: number): Household {
  const { random } = scene;
  const couple = random.chance(0.5);
  const children = random.chance(couple ? 0.5 : 0.12) ? random.int(1, 2) : 0;
  const head = madeUpPerson(random, { born: children > 0 ? PARENT : ANY_ADULT });
  const since = moveIn(scene, head);
  const headId = addPerson(scene, head, house.place, { sipo: sipoOfSome(random) });
  const partnerId = couple ? addPartner(scene, house, pasportId, head, since) : null;
  addChildren(scene, house, pasportId, head, children, since);
  addOccupants(scene, pasportId, 1 + Number(couple) + children, { since });
  scene.residents.push({ addressId: headId, since });
  return { headId, partnerId, since };
}

function moveIn(scene: Scene, head: Person): string {
  const grownUp = laterOf('2006-01-01', shiftDays(head.birthDate, DAYS_TO_ADULT));
  return dayBetween(scene.random, grownUp, shiftDays(scene.today, -150));
}

function addPartner(
  scene: Scene,
  house: House,
  pasportId: number,
  head: Person,
  since: string,
): number {
  const born = [shiftDays(head.birthDate, -1500), shiftDays(head.birthDate, 300)] as const;
  const partner = madeUpPerson(scene.random, { surname: head.surname, female: !head.female, born });
  const partnerId = addPerson(scene, partner, house.place);
  addRoommate(scene, pasportId, partnerId, partner.female ? 'manželka' : 'manžel', since);
  return partnerId;
}

function addChildren(
  scene: Scene,
  house: House,
  pasportId: number,
  head: Person,
  count: number,
  since: string,
): void {
  let sibling: Person | undefined;
  for (const born of CHILDREN.slice(0, count)) {
    const notNamed = sibling?.firstName ?? head.firstName;
    const child = madeUpPerson(scene.random, { surname: head.surname, born, notNamed });
    const more = { phone: '', email: '', contact_preference: 'post' };
    const childId = addPerson(scene, child, house.place, more);
    const relation = child.female ? 'dcera' : 'syn';
    addRoommate(scene, pasportId, childId, relation, laterOf(since, child.birthDate));
    sibling = child;
  }
}

function addFormerHousehold(scene: Scene, pasportId: number, until: string): void {
  const { random } = scene;
  const since = dayBetween(random, FIRST_DAY, shiftDays(until, -365));
  const former = madeUpPerson(random, { born: OLDER });
  const formerId = addPerson(scene, former, madeUpPlace(random), { hidden: random.chance(0.8) });
  addTenant(scene, pasportId, formerId, { since, until, services: 'home' });
  addOccupants(scene, pasportId, random.int(1, 3), { since, until });
  if (scene.plan.tenure === 'owners') addOwner(scene, pasportId, formerId, { since, until });
}

function addOwners(scene: Scene, pasportId: number, since: string, home: Household | null): void {
  const { ownerId, plan, random } = scene;
  const livesInOwn = ownerId === null && home !== null && random.chance(0.78);
  if (ownerId !== null) addOwner(scene, pasportId, ownerId, { since: FIRST_DAY });
  else if (livesInOwn) addOwningHousehold(scene, pasportId, home);
  else addOwnersElsewhere(scene, pasportId, since);
  // A member of a cooperative lives by the membership, without a contract that would end.
  const rented = !livesInOwn && plan.tenure !== 'cooperative';
  if (home) addTenant(scene, pasportId, home.headId, { since, rented, services: 'home' });
  if (home && rented && plan.tenure === 'owners') addPayingTenant(scene, pasportId, since);
}

/** In one of the let flats of the association the tenant pays himself. */
function addPayingTenant(scene: Scene, pasportId: number, since: string): void {
  if (scene.records.of('pasport_payers').length > 0) return;
  scene.records.add('pasport_payers', {
    unit_id: scene.unitId,
    pasport_id: pasportId,
    payer: 'tenant',
    reason: 'Zálohy platí podle dohody s vlastníkem přímo nájemce',
    valid_from: since,
  });
}

/** Spouses own their flat in joint property, each recorded with the whole; one of them votes. */
function addOwningHousehold(scene: Scene, pasportId: number, home: Household): void {
  const { headId, partnerId, since } = home;
  addOwner(scene, pasportId, headId, { since, joint: partnerId !== null });
  if (partnerId !== null)
    addOwner(scene, pasportId, partnerId, { since, joint: true, hasVote: false });
}

/** The flat was sold on the first of last month to two co-owners in halves, of whom one votes. */
function addSale(scene: Scene, pasportId: number, sellerId: number, since: string): void {
  const { records, today } = scene;
  // Of its own, so that the rest of the demo is the same with the sale and without.
  const random = createRandom(SALE_SEED);
  const apart = { ...scene, random };
  const first_day = firstOfLastMonth(today);
  addOwner(scene, pasportId, sellerId, { since, until: shiftDays(first_day, -1) });
  const surname = random.pick(SURNAMES);
  for (const hasVote of [true, false]) {
    const buyer = madeUpPerson(random, { surname, female: hasVote, born: PARENT });
    const buyerId = addPerson(apart, buyer, madeUpPlace(random));
    addOwner(scene, pasportId, buyerId, { since: first_day, halves: true, hasVote });
  }
  records.add('pasport_transfers', {
    unit_id: scene.unitId,
    pasport_id: pasportId,
    transfer_kind: 'sale',
    first_day,
  });
}

function addOwnersElsewhere(scene: Scene, pasportId: number, since: string): void {
  const { random } = scene;
  if (random.chance(0.7)) {
    const ownerId = addPerson(scene, madeUpPerson(random, { born: OLDER }), madeUpPlace(random));
    // One of the flats was sold last month.
    const isSold =
      scene.plan.tenure === 'owners' && scene.records.of('pasport_transfers').length === 0;
    if (isSold) addSale(scene, pasportId, ownerId, since);
    else addOwner(scene, pasportId, ownerId, { since });
    return;
  }
  const surname = random.pick(SURNAMES);
  for (const hasVote of [true, false]) {
    const heirId = addPerson(
      scene,
      madeUpPerson(random, { surname, born: OLDER }),
      madeUpPlace(random),
    );
    addOwner(scene, pasportId, heirId, { since, halves: true, hasVote });
  }
}
