import { pragueDay } from '#contract/czech/prague-day.ts';
import type { printPoster, printSlips, revokeSlotLinks } from '#contract/fieldwork/slots.ts';
import type { PaperPdf } from '#contract/money/account-papers.ts';
import { writtenCode } from '#contract/rules/sheet-code.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { selectClientContact } from '#server/core/clients/contact.sql.ts';
import { selectUnitName } from '#server/core/clients/unit-name.sql.ts';
import { selectRoundForUpdate, selectRoundRecord } from '#server/core/fieldwork/rounds.sql.ts';
import {
  linksOfVisits,
  posterPath,
  revokeLinksOfRound,
  slotExpiry,
} from '#server/core/fieldwork/slot-links.ts';
import { selectHouseVisits } from '#server/core/fieldwork/slot-visits.sql.ts';
import { selectHousePlace } from '#server/core/pasports/house-place.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall, UnitCall } from '#server/http/route.ts';
import type { PdfDocument } from '#server/pdf/document.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import type { Portal } from '#server/portal.ts';
import { posterDocument, slipsDocument, type HousePaper } from './house-papers.ts';

type PrintCall = OutsideCall<typeof printPoster> | OutsideCall<typeof printSlips>;

/** What a paper of a house says. Errors: `not-found`, `round-without-times`. */
async function paperOf(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { round_id, building_id }: { readonly round_id: number; readonly building_id: number },
): Promise<HousePaper & { readonly last_day: string | null }> {
  const round = await selectRoundRecord(db, unit, round_id);
  const house = await selectHousePlace(db, unit, building_id);
  ensure(round !== undefined && house !== undefined, 'not-found');
  const visits = await selectHouseVisits(db, unit, { round_id, building_id });
  ensure(round.closed === null && visits.length > 0, 'round-without-times');
  return {
    ...(await selectClientContact(db, unit.client_id)),
    unit_name: await selectUnitName(db, unit),
    round_name: round.name,
    work_name: round.work_name,
    building_name: house.building_name,
    place: house.place,
    visits,
    made: portal.now().toISOString(),
    last_day: [...round.days, round.last_day ?? ''].toSorted().at(-1) ?? null,
  };
}

/** Makes the links and what is drawn, then draws it, with no transaction held meanwhile. */
async function printed(
  call: PrintCall,
  compose: (
    db: Db,
    unit: OwnedUnit,
    paper: Awaited<ReturnType<typeof paperOf>>,
  ) => Promise<PdfDocument>,
  name: string,
): Promise<PaperPdf> {
  const { portal, actor, params, body } = call;
  ensure(actor !== undefined, 'unauthorized');
  const { document, house } = await portal.database.transaction(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    const { round_id } = params;
    const paper = await paperOf(db, portal, unit, { round_id, ...body });
    return { document: await compose(db, unit, paper), house: paper.building_name };
  });
  const bytes = await makePdf(document, actor.client_id);
  return {
    file_name: `${name} ${house}.pdf`,
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}

/** The poster of a house. Errors: `not-found`, `round-without-times`, `overloaded`. */
export function poster(call: OutsideCall<typeof printPoster>): Promise<PaperPdf> {
  const { portal, params, body } = call;
  return printed(
    call,
    async (db, unit, { last_day, ...paper }) => {
      const expires = slotExpiry(last_day, pragueDay(portal.now()));
      const house = { round_id: params.round_id, building_id: body.building_id, expires };
      const path = await posterPath(db, portal, unit, house);
      return posterDocument(paper, `${portal.publicUrl()}${path}`);
    },
    'plakát',
  );
}

/** Slips of a house, three on a page. Errors: `not-found`, `round-without-times`, `overloaded`. */
export function slips(call: OutsideCall<typeof printSlips>): Promise<PaperPdf> {
  const { portal } = call;
  return printed(
    call,
    async (db, unit, paper) => {
      const ids = paper.visits.map(({ visit_id }) => visit_id);
      const links = await linksOfVisits(db, portal, unit, ids);
      const linkOf = (visit_id: number) => {
        const { path = '', code = '' } = links.get(visit_id) ?? {};
        return { url: `${portal.publicUrl()}${path}`, code: writtenCode(code) };
      };
      return slipsDocument(paper, linkOf, portal.publicUrl());
    },
    'lístky',
  );
}

/** Ends links and posters of a round; how many. Errors: `not-found`. */
export async function revokeLinks({ unit, db, params, portal }: UnitCall<typeof revokeSlotLinks>) {
  const round = await selectRoundForUpdate(db, unit, params.round_id);
  ensure(round !== undefined, 'not-found');
  return { revoked: await revokeLinksOfRound(db, portal, unit, params.round_id) };
}
