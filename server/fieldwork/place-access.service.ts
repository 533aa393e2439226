import type { ResultOf } from '#contract/endpoint.ts';
import type {
  PlaceAccess,
  printPlaceAccess,
  readPlaceAccess,
} from '#contract/fieldwork/visit-notices.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { selectPlaceAccess } from '#server/core/fieldwork/place-access.sql.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall, UnitCall } from '#server/http/route.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { accessDocument } from './access-document.ts';

/** How access to a place was asked for and how it came out. Errors: `not-found`. */
export async function readAccess({
  unit,
  db,
  params,
}: UnitCall<typeof readPlaceAccess>): Promise<PlaceAccess> {
  const found = await selectPlaceAccess(db, unit, params.pasport_id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/** The same on paper. Errors: `not-found`, `overloaded`. */
export async function printAccess({
  portal,
  actor,
  params,
}: OutsideCall<typeof printPlaceAccess>): Promise<ResultOf<typeof printPlaceAccess>> {
  ensure(actor !== undefined, 'unauthorized');
  const found = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    return selectPlaceAccess(db, await ownedUnit(db, actor, params.unit_id), params.pasport_id);
  });
  ensure(found !== undefined, 'not-found');
  const document = accessDocument(found, portal.now().toISOString());
  const bytes = await makePdf(document, actor.client_id);
  const where = found.space_number === '' ? found.building_name : `prostor ${found.space_number}`;
  return {
    file_name: `doklad o oznamování a přístupu ${where}.pdf`,
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}
