import { pragueDay } from '#contract/czech/prague-day.ts';
import { placeOfEvent } from '#contract/fieldwork/event-text.ts';
import type {
  getVisitProtocol,
  printVisitProtocols,
  ProtocolPdf,
  VisitEvent,
} from '#contract/fieldwork/events.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { asActor } from '#server/access/as-actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { selectClientName } from '#server/core/clients/clients.sql.ts';
import { selectUnitName } from '#server/core/clients/unit-name.sql.ts';
import { selectEventRecords } from '#server/core/fieldwork/events.sql.ts';
import { selectProtocolResults } from '#server/core/fieldwork/protocols.sql.ts';
import { selectContentsOf, type Viewer } from '#server/core/files/files.sql.ts';
import { printedPhoto } from '#server/core/files/photo.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { protocolDocument } from './protocol-document.ts';

/** Visits with their results and pictures, in the order in which they are asked for. Errors: `not-found` unless all are there. */
async function selectProtocols(
  db: Db,
  unit: OwnedUnit,
  visitIds: readonly number[],
  { today, viewer }: { readonly today: string; readonly viewer: Viewer },
) {
  const found = await selectEventRecords(db, unit, visitIds, today);
  const events = new Map(found.map((event) => [event.visit_id, event]));
  const results = await selectProtocolResults(
    db,
    unit,
    found.flatMap(({ result }) => result?.visit_result_id ?? []),
  );
  const photoIds = results.flatMap(({ photos }) =>
    photos.map(({ visit_photo_id }) => visit_photo_id),
  );
  const pictures = await selectContentsOf(db, unit, 'visit_photos', photoIds, viewer);
  return {
    pictures,
    told: visitIds.map((visit_id) => {
      const event = events.get(visit_id);
      ensure(event !== undefined, 'not-found');
      const id = event.result?.visit_result_id;
      return { event, result: results.find(({ visit_result_id }) => visit_result_id === id) };
    }),
  };
}

const fileName = (events: readonly VisitEvent[], today: string): string => {
  const [first] = events;
  if (events.length === 1 && first !== undefined)
    return `protokol ${first.day ?? today} ${placeOfEvent(first)}.pdf`;
  const count = `${events.length} ${czechPlural(events.length, 'návštěva', 'návštěvy', 'návštěv')}`;
  return `protokoly ${today} ${count}.pdf`;
};

type Asked = Pick<OutsideCall<typeof printVisitProtocols>, 'portal' | 'actor' | 'params'>;

async function fileOf(
  { portal, actor, params }: Asked,
  visitIds: readonly number[],
): Promise<ProtocolPdf> {
  ensure(actor !== undefined, 'unauthorized');
  const today = pragueDay(portal.now());
  const { told, pictures, names } = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    return {
      ...(await selectProtocols(db, unit, visitIds, { today, viewer: actor })),
      names: {
        client_name: await selectClientName(db, unit.client_id),
        unit_name: await selectUnitName(db, unit),
      },
    };
  });
  const printed = new Map<number, Buffer>();
  for (const { record_id, content } of pictures)
    printed.set(record_id, await printedPhoto(content));
  const document = protocolDocument(
    told.map((one) => ({ ...one, pictures: printed })),
    { ...names, made: portal.now().toISOString() },
  );
  const bytes = await makePdf(document, actor.client_id);
  return {
    file_name: fileName(
      told.map(({ event }) => event),
      today,
    ),
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}

/** The protocol of one visit. Errors: `not-found`, `overloaded`. */
export const printProtocol = (call: OutsideCall<typeof getVisitProtocol>): Promise<ProtocolPdf> =>
  fileOf(call, [call.params.visit_id]);

/** Protocols in one file, each on a page of its own. Errors: `not-found`, `overloaded`. */
export const printProtocols = (
  call: OutsideCall<typeof printVisitProtocols>,
): Promise<ProtocolPdf> => fileOf(call, [...new Set(call.body.visit_ids)]);
