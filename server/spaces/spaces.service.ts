import { pragueDay } from '#contract/czech/prague-day.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type {
  browseSpaces,
  changeSpaces,
  createSpace,
  deleteSpace,
  getSpace,
  getSpaceAddress,
  Space,
  updateSpace,
} from '#contract/pasports/spaces.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { savedMany } from '#server/access/saved-many.ts';
import type { Db } from '#server/db/db.ts';
import { given } from '#server/db/given.ts';
import { ensure, ensureFaultless } from '#server/errors.ts';
import { selectSpaceAddress } from '#server/core/pasports/space-address.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { ensureLicenceAllows } from '#server/core/clients/licence.ts';
import type { AsOf } from '#server/core/pasports/areas-on.sql.ts';
import { areasOfRooms } from '#server/core/pasports/areas.ts';
import {
  insertSpaces,
  knownPlaces,
  spaceFaults,
  updateSpaces,
  type SpaceDraft,
} from '#server/core/pasports/spaces.ts';
import { pasportTable, spaceTable } from '#server/core/pasports/tables.sql.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import { idIn } from '#server/db/record-table.sql.ts';
import {
  selectPasportForUpdate,
  selectStanding,
  selectUses,
} from '#server/core/pasports/space-rows.sql.ts';
import { selectSpace, selectSpaces, selectSpacesPiece } from './spaces.sql.ts';

function asOf(portal: Portal, { as_of }: { readonly as_of?: string | undefined }): AsOf {
  const today = pragueDay(portal.now());
  return { day: as_of ?? today, today };
}

/** Spaces of the unit or of a part of it, or a piece of them. Errors: `not-found` for the unit or the part, `list-changed`. */
export async function listSpaces({
  unit,
  db,
  params,
  query,
  portal,
}: UnitCall<typeof browseSpaces>) {
  const asked = {
    showHidden: params.show_hidden === '1',
    parentType: params.parent_type,
    parentId: params.parent_id,
    asOf: asOf(portal, query),
  };
  const spaces = isPieceAsked(query)
    ? await selectSpacesPiece(db, unit, asked, query)
    : await selectSpaces(db, unit, asked);
  ensure(spaces !== undefined, 'not-found');
  return spaces;
}

/** One space as it is on the day. Errors: `not-found`. */
export async function readSpace({
  unit,
  db,
  params,
  query,
  portal,
}: UnitCall<typeof getSpace>): Promise<Space> {
  const space = await selectSpace(db, unit, params.id, asOf(portal, query));
  ensure(space !== undefined, 'not-found');
  return space;
}

type Body = BodyOf<typeof updateSpace>;

function parted(body: Body) {
  const { version: _version, ...fields } = body;
  const { pasport_name, pasport_parent_id, pasport_order, pasport_hidden, ...details } = fields;
  return {
    place: given({
      pasport_name,
      parent_id: pasport_parent_id,
      pasport_order,
      hidden: pasport_hidden,
    }),
    details: given(details),
    told: new Set(Object.keys(given(fields))),
  };
}

/** Errors: `not-found`, `invalid-input`. */
async function ensureRight(db: Db, unit: OwnedUnit, draft: SpaceDraft): Promise<void> {
  ensureFaultless(spaceFaults(draft, await knownPlaces(db, unit, [draft])));
}

/** What a new space is where nothing is told of it. */
const NEW = {
  pasport_floor_id: null,
  common_share_numerator: null,
  common_share_denominator: null,
  stored: null,
};

/**
 * A new space; its number becomes its name when it has none. Errors: `wrong-method`, `not-found`,
 * `licence-expired`, `pasport-limit-reached`, `invalid-input`.
 */
export async function addSpace({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof createSpace>): Promise<Space> {
  ensure(params.id === 0, 'wrong-method');
  const today = pragueDay(portal.now());
  await ensureLicenceAllows(db, unit.client_id, 'pasports', portal.now());
  const { place, details, told } = parted(body);
  const { pasport_parent_id, space_number, pasport_type_id } = body;
  const placed = { pasport_parent_id, pasport_type_id };
  await ensureRight(db, unit, { ...NEW, ...details, ...placed, told });
  const written = await insertSpaces(db, unit, [
    {
      place: { pasport_name: space_number, ...place, parent_id: pasport_parent_id },
      details: { ...details, space_number, pasport_type_id },
    },
  ]);
  const id = idIn(written, spaceTable);
  const load = () => selectSpace(db, unit, id, { day: today, today });
  return savedOr(await load(), load);
}

/** Saves changed fields; answers with the space as it is on the day. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveSpace({
  unit,
  db,
  params,
  query,
  body,
  portal,
}: UnitCall<typeof updateSpace>): Promise<Space> {
  ensure(params.id !== 0, 'wrong-method');
  const today = pragueDay(portal.now());
  const load = () => selectSpace(db, unit, params.id, { day: query.as_of ?? today, today });
  const pasportId = await selectPasportForUpdate(db, unit, params.id);
  ensure(pasportId !== undefined, 'not-found');
  const before = await selectStanding(db, unit, pasportId);
  await ensureSeen(body.version, before, load);
  const { place, details, told } = parted(body);
  const stored = { pasport_id: pasportId, parent_id: before.parent_id };
  const pasport_parent_id = place.parent_id ?? before.parent_id;
  await ensureRight(db, unit, { ...before, ...details, pasport_parent_id, stored, told });
  const isFixed = details.heated_area_fixed ?? before.heated_area_fixed;
  // Areas that are not set by hand follow from the rooms of the day.
  const areas = isFixed ? undefined : await areasOfRooms(db, unit, pasportId, today);
  await updateSpaces(db, unit, [
    {
      pasport_id: pasportId,
      pasport_space_id: params.id,
      place,
      details: { ...details, ...areas },
    },
  ]);
  return savedOr(await load(), load);
}

/** Changes fields of many spaces, each as `saveSpace` does. Errors: `records-refused`. */
export function saveSpaces(call: UnitCall<typeof changeSpaces>) {
  const { unit_id } = call.params;
  const { records, fields } = call.body;
  return savedMany(records, ({ id, version }) =>
    saveSpace({ ...call, params: { unit_id, id }, query: {}, body: { ...fields, version } }),
  );
}

/** Deletes a space to which nothing refers. Errors: `not-found`, `record-used`. */
export async function removeSpace({ unit, db, params }: UnitCall<typeof deleteSpace>) {
  const pasportId = await selectPasportForUpdate(db, unit, params.id);
  ensure(pasportId !== undefined, 'not-found');
  const uses = await selectUses(db, unit, pasportId);
  ensureUnreferred('prostor', [
    { count: uses.tenants, forms: ['nájemce', 'nájemci', 'nájemců'] },
    {
      count: uses.occupants,
      forms: ['záznam o počtu osob', 'záznamy o počtu osob', 'záznamů o počtu osob'],
    },
    { count: uses.ownerships, forms: ['vlastnictví', 'vlastnictví', 'vlastnictví'] },
    { count: uses.rooms, forms: ['místnost', 'místnosti', 'místností'] },
    { count: uses.roommates, forms: ['spolubydlící', 'spolubydlící', 'spolubydlících'] },
    { count: uses.costs, forms: ['náklad', 'náklady', 'nákladů'] },
    {
      count: uses.payers,
      forms: ['výjimka plátce', 'výjimky plátce', 'výjimek plátce'],
    },
    { count: uses.elements, forms: ['otopné těleso', 'otopná tělesa', 'otopných těles'] },
    {
      count: uses.measuring_places,
      forms: ['měřicí místo', 'měřicí místa', 'měřicích míst'],
    },
    {
      count: uses.billing_parts,
      forms: ['odběrné místo', 'odběrná místa', 'odběrných míst'],
    },
    {
      count: uses.billing_rules,
      forms: ['pravidlo rozúčtování', 'pravidla rozúčtování', 'pravidel rozúčtování'],
    },
    { count: uses.accounts, forms: ['konto', 'konta', 'kont'] },
    {
      count: uses.revisions,
      forms: ['zařízení k revizi', 'zařízení k revizi', 'zařízení k revizi'],
    },
    { count: uses.visits, forms: ['návštěva', 'návštěvy', 'návštěv'] },
  ]);
  await spaceTable.remove(db, unit, [params.id]);
  await pasportTable.remove(db, unit, [pasportId]);
  return { deleted: true as const };
}

/** The postal address of a space. Errors: `not-found`. */
export async function readSpaceAddress({ unit, db, params }: UnitCall<typeof getSpaceAddress>) {
  const address = await selectSpaceAddress(db, unit, params.pasport_id);
  ensure(address !== undefined, 'not-found');
  return address;
}
