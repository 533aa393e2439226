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
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import type { Db } from '#server/db/db.ts';
import { given } from '#server/db/given.ts';
import { ensure, ensureFaultless } from '#server/errors.ts';
import { selectSpaceAddress } from '#server/core/pasports/space-address.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { ensureLicenceAllows } from '#server/core/clients/licence.ts';
import type { AsOf } from '#server/core/pasports/areas-on.sql.ts';
import { roomAreasOf } from '#server/core/pasports/areas.ts';
import {
  insertSpaces,
  knownPlaces,
  spaceFaults,
  updateSpaces,
  type SpaceChange,
  type SpaceDraft,
} from '#server/core/pasports/spaces.ts';
import { pasportTable, spaceTable } from '#server/core/pasports/tables.sql.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import { idIn } from '#server/db/record-table.sql.ts';
import {
  selectPasportsForUpdate,
  selectStandings,
  selectUses,
  type Standing,
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

type Saving = Pick<UnitCall<typeof updateSpace>, 'unit' | 'db' | 'portal'>;

/**
 * How the same change of the spaces is judged, each in the version that the person saw; nobody else changes them
 * meanwhile. It asks as many statements of many as of one. Errors of a space: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
async function spaceJudge({ unit, db, portal }: Saving, ids: readonly number[], fields: Body) {
  const { place, details, told } = parted(fields);
  const standings = await selectStandings(db, unit, await selectPasportsForUpdate(db, unit, ids));
  const drafts = new Map(
    standings.map((before) => {
      const { pasport_space_id, pasport_id, parent_id } = before;
      const pasport_parent_id = place.parent_id ?? parent_id;
      const stored = { pasport_id, parent_id };
      const draft: SpaceDraft = { ...before, ...details, pasport_parent_id, stored, told };
      return [pasport_space_id, { before, draft }];
    }),
  );
  const known = await knownPlaces(
    db,
    unit,
    [...drafts.values()].map(({ draft }) => draft),
  );
  // Areas that are not set by hand follow from the rooms of the day.
  const isFixed = (one: Standing) => details.heated_area_fixed ?? one.heated_area_fixed;
  const free = standings.filter((one) => !isFixed(one)).map(({ pasport_id }) => pasport_id);
  const areasOf = await roomAreasOf(db, unit, free, pragueDay(portal.now()));
  return async ({ id, version }: Seen, tell?: () => unknown): Promise<SpaceChange> => {
    const found = drafts.get(id);
    ensure(found !== undefined, 'not-found');
    await ensureSeen(version, found.before, tell);
    ensureFaultless(spaceFaults(found.draft, known));
    const { pasport_id } = found.before;
    return {
      pasport_id,
      pasport_space_id: id,
      place,
      details: { ...details, ...areasOf(pasport_id) },
    };
  };
}

/** Saves changed fields; answers with the space as it is on the day. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveSpace(call: UnitCall<typeof updateSpace>): Promise<Space> {
  const { unit, db, params, query, body, portal } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const load = () => selectSpace(db, unit, id, asOf(portal, query));
  const judge = await spaceJudge(call, [id], body);
  await updateSpaces(db, unit, [await judge({ id, version: body.version }, load)]);
  return savedOr(await load(), load);
}

/** Changes fields of many spaces, each judged as by `saveSpace`. Errors: `records-refused`. */
export async function saveSpaces(call: UnitCall<typeof changeSpaces>) {
  const { unit, db, body } = call;
  const { records, fields } = body;
  const judge = await spaceJudge(call, idsOf(records), fields);
  await updateSpaces(db, unit, await judgedMany(records, (record) => judge(record)));
  return { changed_count: records.length };
}

/** Deletes a space to which nothing refers. Errors: `not-found`, `record-used`. */
export async function removeSpace({ unit, db, params }: UnitCall<typeof deleteSpace>) {
  const [pasportId] = await selectPasportsForUpdate(db, unit, [params.id]);
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
