import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { moveTenant } from '#contract/pasports/moving.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { nextContractFault } from '#contract/rules/tenancy.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { heldSpace } from '#server/core/pasports/owned-space.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { occupantRules, tenancyRules, type Tenancy } from '#server/core/people/dated.ts';
import {
  selectOccupants,
  selectTenancies,
  type StoredTenancy,
} from '#server/core/people/dated.sql.ts';
import { selectAddressesHeld, selectAddressHeld } from '#server/core/people/held.sql.ts';
import {
  insertCostsCarried,
  selectCostsGoingOn,
  selectRoommatesGoingOn,
  updateCostsEnded,
  updateOccupantsEnded,
  updateRoommatesEnded,
  type Leaving,
} from '#server/core/people/moving.sql.ts';
import { occupantTable, tenantTable } from '#server/core/people/tables.sql.ts';
import { aloneFaults } from '#server/core/time/dated.ts';
import { writeHandedStates } from './handed-states.ts';
import { tenantKind } from '#server/core/people/record-kinds.sql.ts';
import { selectRecord } from '#server/core/people/records.sql.ts';

type Body = BodyOf<typeof moveTenant>;
type Next = NonNullable<Body['next']>;

/**
 * Ends a tenant on his last day, joint tenants of his contract with him, and opens the next one on the
 * day after, with roommates, persons and advances carried as chosen and states of meters as told. Errors: `not-found`, `version-conflict`, `licence-expired`,
 * `invalid-input`, `overlapping-validity`, `module-off`.
 */
export async function moveOut({ db, actor, params, body, portal }: ActorCall<typeof moveTenant>) {
  const space = await heldSpace(db, actor, params);
  if (body.next !== null) await ensureLicenceHolds(db, space.client_id, portal.now());
  const leaving = await leavingOf(db, space, body);
  if (body.next !== null) await ensureMayCome(db, leaving, body.next);
  await endRoommates(db, leaving, body);
  await ensureCarried(db, leaving, body);

  const columns = { valid_to: body.last_day };
  for (const id of leaving.tenantIds) await tenantTable.updateOne(db, space, { id, columns });
  await updateOccupantsEnded(db, leaving);
  const nextId = body.next === null ? null : await addNext(db, leaving, body.next, body);
  await updateCostsEnded(db, leaving);
  await writeHandedStates(db, space, {
    actor,
    states: body.states,
    lastDay: body.last_day,
    today: pragueDay(portal.now()),
    note: 'Stav při stěhování',
  });
  const tenant = (id: number) => selectRecord(db, tenantKind, space, id);
  const ended = await tenant(body.pasport_tenant_id);
  ensure(ended !== undefined, 'not-found');
  return { ended, next: (nextId === null ? undefined : await tenant(nextId)) ?? null };
}

/** Who leaves with the tenant. Errors: `not-found`, `version-conflict`, `invalid-input`. */
async function leavingOf(db: Db, space: OwnedSpace, body: Body): Promise<Leaving> {
  const { pasport_tenant_id, last_day: lastDay, version } = body;
  const current = await selectRecord(db, tenantKind, space, pasport_tenant_id);
  ensureNamed(current, 'pasport_tenant_id');
  await ensureSeen(version, current);
  const { valid_from, valid_to } = current;
  if (lastDay < valid_from)
    throw fieldFault('last_day', `Nájem začal až ${czechDate(valid_from)}.`);
  if (valid_to !== null && lastDay > valid_to)
    throw fieldFault('last_day', `Nájem skončil už ${czechDate(valid_to)}.`);
  const tenancies = await selectTenancies(db, space, { pasportIds: [space.pasport_id] });
  const isTogether = (one: StoredTenancy) =>
    current.is_joint && one.is_joint && holdsOn(one, lastDay);
  const tenantIds = tenancies
    .filter((one) => one.id === pasport_tenant_id || isTogether(one))
    .map(({ id }) => id);
  return { space, tenantIds, lastDay };
}

async function ensureMayCome(db: Db, { space, lastDay }: Leaving, next: Next) {
  ensureNamed(await selectAddressHeld(db, space, next.address_id), 'next.address_id');
  const joint = next.joint_address_ids;
  const held = await selectAddressesHeld(db, space, joint);
  ensureNamed(joint.every((id) => held.has(id)) || undefined, 'next.joint_address_ids');
  if (new Set([next.address_id, ...joint]).size <= joint.length)
    throw fieldFault('next.joint_address_ids', 'Každý společný nájemce smí být jen jednou');
  const fault = nextContractFault(lastDay, next.contract_valid_to);
  if (fault !== null) throw fieldFault('next.contract_valid_to', fault);
}

const isComing = (next: Next | null, address_id: number) =>
  next !== null && [next.address_id, ...next.joint_address_ids].includes(address_id);

/** Who does not stay leaves with the tenant; who becomes the tenant is a roommate no more. */
async function endRoommates(db: Db, leaving: Leaving, { staying_roommate_ids, next }: Body) {
  const roommates = await selectRoommatesGoingOn(db, leaving);
  const known = roommates.map(({ pasport_roommate_id }) => pasport_roommate_id);
  if (!staying_roommate_ids.every((id) => known.includes(id)))
    throw fieldFault(
      'staying_roommate_ids',
      'Vybraný spolubydlící v prostoru k tomuto dni nebydlí',
    );
  const ended = roommates.filter(
    ({ pasport_roommate_id, address_id }) =>
      !staying_roommate_ids.includes(pasport_roommate_id) || isComing(next, address_id),
  );
  const ids = ended.map(({ pasport_roommate_id }) => pasport_roommate_id);
  await updateRoommatesEnded(db, leaving, ids);
}

async function ensureCarried(db: Db, leaving: Leaving, { carried_cost_ids, next }: Body) {
  if (carried_cost_ids.length === 0) return;
  if (next === null) throw fieldFault('carried_cost_ids', 'Náklady nemá kdo převzít');
  const known = await selectCostsGoingOn(db, leaving);
  if (!carried_cost_ids.every((id) => known.includes(id)))
    throw fieldFault('carried_cost_ids', 'Vybraný náklad nájemce k tomuto dni nemá');
}

/** Nobody else uses the space from that day, and no number of persons holds. Errors: `overlapping-validity`. */
async function ensureFree(db: Db, space: OwnedSpace, tenancy: Tenancy): Promise<void> {
  const { valid_from, valid_to } = tenancy;
  const asked = { pasportIds: [space.pasport_id] };
  const tenancies = await selectTenancies(db, space, asked);
  const occupants = await selectOccupants(db, space, asked);
  const faults = [
    ...aloneFaults(tenancyRules, tenancy, tenancies),
    ...aloneFaults(occupantRules, { valid_from, valid_to }, occupants),
  ];
  ensureFaultless(faults.map((fault) => ({ ...fault, field: 'last_day' })));
}

/** Adds the next tenant with his persons and the costs he takes over; returns his id. */
async function addNext(db: Db, leaving: Leaving, next: Next, { carried_cost_ids }: Body) {
  const { space } = leaving;
  const { pasport_id } = space;
  const day = shiftDays(leaving.lastDay, 1);
  const term = { valid_from: day, valid_to: null };
  const { address_id, joint_address_ids, contract_valid_to, users_count } = next;
  const tenancy = {
    ...term,
    address_id,
    is_joint: joint_address_ids.length > 0,
    contract_valid_from: day,
    contract_valid_to,
  };
  await ensureFree(db, space, tenancy);
  const tenantId = await tenantTable.insertOne(db, space, { ...tenancy, pasport_id });
  for (const joint of joint_address_ids)
    await tenantTable.insertOne(db, space, { ...tenancy, address_id: joint, pasport_id });
  await occupantTable.insertOne(db, space, { ...term, pasport_id, users_count });
  await insertCostsCarried(db, leaving, carried_cost_ids, { tenantId, day });
  return tenantId;
}
