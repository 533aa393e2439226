import { pragueDay } from '#contract/czech/prague-day.ts';
import type { InfoPdf } from '#contract/metering/month-info-pdf.ts';
import type { listSheets, printSheets } from '#contract/money/prescription-sheets.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall, UnitCall } from '#server/http/route.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { sheetDocument } from './sheet-document.ts';
import { sheetsOn } from './sheets.ts';

/** Sheets of all shown spaces of the unit as of the day. */
export async function listAll({ unit, db, query, portal }: UnitCall<typeof listSheets>) {
  const today = pragueDay(portal.now());
  return { values: await sheetsOn(db, unit, { day: query.as_of ?? today, today }) };
}

/** The sheets of the spaces in one file. Errors: `not-found` unless the unit shows all of them, `overloaded`. */
export async function print({
  portal,
  actor,
  params,
  body: { as_of: day, pasport_ids },
}: OutsideCall<typeof printSheets>): Promise<InfoPdf> {
  ensure(actor !== undefined, 'unauthorized');
  const today = pragueDay(portal.now());
  const only = [...new Set(pasport_ids)];
  const sheets = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    return sheetsOn(db, unit, { day, today, only });
  });
  const [first, ...others] = sheets;
  ensure(first !== undefined && sheets.length === only.length, 'not-found');
  const of =
    others.length === 0
      ? `prostor ${first.space_number}`
      : `${sheets.length} ${czechPlural(sheets.length, 'prostor', 'prostory', 'prostorů')}`;
  const made = portal.now().toISOString();
  const bytes = await makePdf(
    sheetDocument([first, ...others], { of, made, today }),
    actor.client_id,
  );
  return {
    file_name: `evidenční list ${day} ${of}.pdf`,
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}
