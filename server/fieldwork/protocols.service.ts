import { pragueDay } from '#contract/czech/prague-day.ts';
import { placeOfEvent } from '#contract/fieldwork/event-text.ts';
import type { printVisitProtocols, ProtocolPdf, VisitEvent } from '#contract/fieldwork/events.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { selectClientName } from '#server/core/clients/clients.sql.ts';
import { selectUnitName } from '#server/core/clients/unit-name.sql.ts';
import { selectEventRecords } from '#server/core/fieldwork/events.sql.ts';
import { selectResultsOf } from '#server/core/fieldwork/results.sql.ts';
import { selectContentsOf } from '#server/core/files/files.sql.ts';
import { printedPhoto } from '#server/core/files/photo.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { protocolDocument, type Protocol } from './protocol-document.ts';

type Call = OutsideCall<typeof printVisitProtocols>;
type Told = Omit<Protocol, 'pictures'>;

/** Reads of the unit of the call, in a transaction of its own. Errors: `unauthorized`, `not-found`. */
function reading<T>(
  { portal, actor, params }: Call,
  read: (db: Db, unit: OwnedUnit) => Promise<T>,
): Promise<T> {
  ensure(actor !== undefined, 'unauthorized');
  return portal.database.reading(async (db) => {
    await asActor(db, actor);
    return read(db, await ownedUnit(db, actor, params.unit_id));
  });
}

/** Visits with their results, in the order in which they are asked for. Errors: `not-found` unless all are there. */
async function selectTold(
  db: Db,
  unit: OwnedUnit,
  visitIds: readonly number[],
  today: string,
): Promise<Told[]> {
  const found = await selectEventRecords(db, unit, visitIds, today);
  const events = new Map(found.map((event) => [event.visit_id, event]));
  const ids = found.flatMap(({ result }) => result?.visit_result_id ?? []);
  const results = new Map(
    (await selectResultsOf(db, unit, ids)).map((one) => [one.visit_result_id, one]),
  );
  return visitIds.map((visit_id) => {
    const event = events.get(visit_id);
    ensure(event !== undefined, 'not-found');
    return { event, result: results.get(event.result?.visit_result_id ?? 0) };
  });
}

/** Pictures of the visit made for paper; those of one visit at a time, so that not all of them are held as they were kept. */
async function withPictures(call: Call, told: Told): Promise<Protocol> {
  const ids = told.result?.photos.map(({ visit_photo_id }) => visit_photo_id) ?? [];
  const { actor } = call;
  ensure(actor !== undefined, 'unauthorized');
  const kept =
    ids.length === 0
      ? []
      : await reading(call, (db, unit) => selectContentsOf(db, unit, 'visit_photos', ids, actor));
  const pictures = new Map<number, Buffer>();
  for (const { record_id, content } of kept) pictures.set(record_id, await printedPhoto(content));
  return { ...told, pictures };
}

const fileName = (events: readonly VisitEvent[], today: string): string => {
  const [first] = events;
  if (events.length === 1 && first !== undefined)
    return `protokol ${first.day ?? today} ${placeOfEvent(first)}.pdf`;
  const count = `${events.length} ${czechPlural(events.length, 'návštěva', 'návštěvy', 'návštěv')}`;
  return `protokoly ${today} ${count}.pdf`;
};

/** Protocols in one file, each on a page of its own. Errors: `not-found`, `overloaded`. */
export async function printProtocols(call: Call): Promise<ProtocolPdf> {
  const { portal, actor, body } = call;
  ensure(actor !== undefined, 'unauthorized');
  const today = pragueDay(portal.now());
  const { told, ...names } = await reading(call, async (db, unit) => ({
    told: await selectTold(db, unit, [...new Set(body.visit_ids)], today),
    client_name: await selectClientName(db, unit.client_id),
    unit_name: await selectUnitName(db, unit),
  }));
  const protocols: Protocol[] = [];
  for (const one of told) protocols.push(await withPictures(call, one));
  const made = portal.now().toISOString();
  const bytes = await makePdf(protocolDocument(protocols, { ...names, made }), actor.client_id);
  const events = told.map(({ event }) => event);
  return {
    file_name: fileName(events, today),
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}
