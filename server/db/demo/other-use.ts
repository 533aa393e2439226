import { shiftDays } from '#contract/czech/iso-date.ts';
import { dayBetween } from './dates.ts';
import { OFFICES, SUPPLIERS, TENANT_FIRMS } from './firms.ts';
import type { FirmSpace } from './firms.ts';
import { addContact } from './contacts.ts';
import { addFirm } from './people.ts';
import type { House, Resident, Scene } from './scene.ts';
import { addOwner, addTenant } from './space-records.ts';
import type { SpaceDraft } from './spaces.ts';

const OPENED = '2010-01-01';

/** Adds who uses and who owns a non-residential space; common rooms are used by nobody. */
export function addOtherUse(
  scene: Scene,
  house: House,
  pasportId: number,
  type: SpaceDraft['type'],
): void {
  const holder = holderOf(scene, house, type);
  const since = dayBetween(scene.random, holder?.since ?? OPENED, shiftDays(scene.today, -120));
  const holderId = holder?.addressId ?? null;
  const ownerId = scene.ownerId ?? holderId;
  if (ownerId !== null) addOwner(scene, pasportId, ownerId, { since });
  const vacant = scene.random.chance(0.1);
  if (holderId !== null && !vacant) {
    const services = isFirmSpace(type) ? 'business' : 'storage';
    addTenant(scene, pasportId, holderId, { since, rented: scene.ownerId !== null, services });
  }
}

/** Adds the firms and offices that every manager deals with. */
export function addSuppliers(scene: Scene): void {
  for (const [name, purpose, helpline] of SUPPLIERS) {
    const note = `${purpose}; vymyšlená firma (ukázka)`;
    const supplier = addFirm(scene, name, null, { address_type: 'supplier', note });
    if (helpline === 'helpline') addContact(scene, supplier, 'havarijní', name);
  }
  for (const [name, purpose] of OFFICES) {
    const note = `${purpose}; vymyšlený úřad (ukázka)`;
    addFirm(scene, name, null, { address_type: 'office', vat: '', note });
  }
}

function holderOf(scene: Scene, house: House, type: SpaceDraft['type']): Resident | null {
  if (type === 'SPOLECNE') return null;
  if (isFirmSpace(type)) {
    return { addressId: addFirm(scene, nextFirm(scene, type), house.place), since: OPENED };
  }
  return scene.residents.length === 0 ? null : scene.random.pick(scene.residents);
}

function isFirmSpace(type: string): type is FirmSpace {
  return Object.hasOwn(TENANT_FIRMS, type);
}

function nextFirm(scene: Scene, type: FirmSpace): string {
  const name = TENANT_FIRMS[type].find((firm) => !scene.firms.has(firm));
  if (name === undefined) throw new Error(`The demo needs more firms for ${type}`);
  scene.firms.add(name);
  return name;
}
