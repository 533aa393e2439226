import { shiftDays } from '#contract/czech/iso-date.ts';
import { addCosts, type Services } from './costs.ts';
import type { Scene } from './scene.ts';

/** From when, and until when if it has ended. */
interface Term {
  readonly since: string;
  readonly until?: string;
}

interface OwnerTerm extends Term {
  readonly joint?: boolean;
  readonly halves?: boolean;
  readonly hasVote?: boolean;
}

interface TenantTerm extends Term {
  /** A rented space has a contract, for a time or without an end. */
  readonly rented?: boolean;
  readonly services: Services;
}

/** Adds a user of a space with his advances. */
export function addTenant(
  scene: Scene,
  pasportId: number,
  addressId: number,
  term: TenantTerm,
): void {
  const { random, today } = scene;
  const rented = term.rented ?? false;
  const contractEnd = rented && random.chance(0.5) ? shiftDays(today, random.int(10, 400)) : null;
  const tenantId = scene.records.add('pasport_tenants', {
    unit_id: scene.unitId,
    pasport_id: pasportId,
    address_id: addressId,
    valid_from: term.since,
    valid_to: term.until ?? null,
    contract_valid_from: rented ? term.since : null,
    contract_valid_to: contractEnd,
    contract_warning: contractEnd === null ? null : shiftDays(contractEnd, -60),
  });
  addCosts(scene, pasportId, tenantId, term.services, term);
}

/** Adds an owner of a space. */
export function addOwner(
  scene: Scene,
  pasportId: number,
  addressId: number,
  term: OwnerTerm,
): void {
  scene.records.add('pasport_ownerships', {
    unit_id: scene.unitId,
    pasport_id: pasportId,
    address_id: addressId,
    share_numerator: 1,
    share_denominator: term.halves ? 2 : 1,
    is_joint: term.joint ?? false,
    has_vote: term.hasVote ?? true,
    valid_from: term.since,
    valid_to: term.until ?? null,
  });
}

/** Adds how many persons lived in a space. */
export function addOccupants(scene: Scene, pasportId: number, count: number, term: Term): void {
  scene.records.add('pasport_users', {
    unit_id: scene.unitId,
    pasport_id: pasportId,
    users_count: count,
    valid_from: term.since,
    valid_to: term.until ?? null,
  });
}

/** Adds a person who lives with the tenant. */
export function addRoommate(
  scene: Scene,
  pasportId: number,
  addressId: number,
  relation: string,
  since: string,
): void {
  scene.records.add('pasport_roommates', {
    unit_id: scene.unitId,
    pasport_id: pasportId,
    address_id: addressId,
    relation,
    valid_from: since,
    valid_to: null,
  });
}
