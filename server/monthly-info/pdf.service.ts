import type { printConsumption } from '#contract/consumption.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  InfoPdf,
  printHouseInfos,
  printMonthInfo,
} from '#contract/metering/month-info-pdf.ts';
import type { MonthInfo } from '#contract/metering/month-infos.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { selectSpaceMonths } from '#server/core/metering/month-uses.sql.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { infoOf } from './compose.ts';
import { infoDocument } from './info-document.ts';
import { ensureEnded, headerOf } from './months.service.ts';
import { openFor } from './public.service.ts';

interface Printed {
  readonly infos: readonly MonthInfo[];
  /** What it is of: 'prostor 12' or the name of a house. */
  readonly of: string;
  readonly client_id: number;
}

/** Errors: `not-found` where there is nothing to tell, `overloaded`. */
async function fileOf(
  { portal }: Pick<OutsideCall<typeof printConsumption>, 'portal'>,
  { infos: [first, ...others], of, client_id }: Printed,
): Promise<InfoPdf> {
  ensure(first !== undefined, 'not-found');
  const made = portal.now().toISOString();
  const bytes = await makePdf(infoDocument([first, ...others], { of, made }), client_id);
  return {
    file_name: `spotřeba ${first.month.slice(0, 7)} ${of}.pdf`,
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}

/** As people order spaces: 2 before 10. */
const byNumber = new Intl.Collator('cs', { numeric: true }).compare;

/** What the spaces of a house would be told of the month, or one of them. Errors: `not-found`, `invalid-input`. */
async function toldOf(
  { portal, actor, params, body: { month } }: OutsideCall<typeof printHouseInfos>,
  pasport_id?: number,
): Promise<Omit<Printed, 'of'> & { readonly house: string }> {
  ensure(actor !== undefined, 'unauthorized');
  ensureEnded(month, pragueDay(portal.now()));
  return portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    const header = await headerOf(db, unit, params.id, month);
    const used = await selectSpaceMonths(db, unit, params.id, month);
    const spaces = new Map(used.map((one) => [one.pasport_id, one]));
    const infos = [...spaces.values()]
      .filter((space) => pasport_id === undefined || space.pasport_id === pasport_id)
      .toSorted((one, other) => byNumber(one.space_number, other.space_number))
      .map((space) => infoOf(header, month, used, space));
    return { infos, client_id: actor.client_id, house: header.building_name };
  });
}

/** All spaces of a house in one file. Errors: `not-found`, `invalid-input`, `overloaded`. */
export async function printHouse(call: OutsideCall<typeof printHouseInfos>): Promise<InfoPdf> {
  const { house, ...told } = await toldOf(call);
  return fileOf(call, { ...told, of: house });
}

/** One space. Errors: `not-found`, `invalid-input`, `overloaded`. */
export async function printSpace(call: OutsideCall<typeof printMonthInfo>): Promise<InfoPdf> {
  const { house: _house, ...told } = await toldOf(call, call.params.pasport_id);
  return fileOf(call, { ...told, of: spaceName(told.infos) });
}

const spaceName = ([info]: readonly MonthInfo[]) => `prostor ${info?.space_number ?? ''}`;

/** What the link of a mail tells. Errors: those of `openFor`, `overloaded`. */
export async function printOpened(call: OutsideCall<typeof printConsumption>): Promise<InfoPdf> {
  const { told, client_id } = await openFor(call);
  return fileOf(call, { infos: [told], of: spaceName([told]), client_id });
}
