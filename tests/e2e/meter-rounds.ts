import type { Page } from '@playwright/test';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { readRound, type RoundPlace } from '#contract/metering/reading-round.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { lastMonth } from '#contract/rules/month-info.ts';
import { signIn } from '#contract/session.ts';
import { askPortal } from '#tests/asked.ts';
import { DEMO_PASSWORD } from './demo-portal.ts';
import { FIRST_UNIT, MANAGER, unitOf } from './houses.ts';

/** A house of the demo that is walked through, as its manager asks for it. */
export interface WalkedHouse {
  readonly url: string;
  readonly token: string;
  readonly unit_id: number;
  readonly pasport_id: number;
}

/** A session of the person, beside those of browsers. */
export async function tokenOf(url: string, user_identity: string): Promise<string> {
  const body = { user_identity, password: DEMO_PASSWORD };
  return (await askPortal(url, signIn, { body })).result.token;
}

/** The first house of the demo. */
export async function walkedHouse(url: string): Promise<WalkedHouse> {
  const token = await tokenOf(url, MANAGER);
  const unit_id = await unitOf(url, token, FIRST_UNIT);
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  const { values } = (await askPortal(url, browseBuildings, { token, params })).result;
  const house = values.find(({ pasport_name }) => pasport_name === 'Lipová 12');
  return { url, token, unit_id, pasport_id: house?.pasport_id ?? 0 };
}

/** The meters of the house on the day, as the portal tells them. */
export async function placesOn(house: WalkedHouse, day: string): Promise<RoundPlace[]> {
  const { url, token, unit_id, pasport_id } = house;
  const asked = { ...readRound, path: `${readRound.path}?day=${day}` };
  return (await askPortal(url, asked, { token, params: { unit_id, pasport_id } })).result.values;
}

/** So many meters that nobody has read on the day. */
export async function unreadOn(
  house: WalkedHouse,
  day: string,
  count: number,
): Promise<RoundPlace[]> {
  const places = await placesOn(house, day);
  const unread = places
    .filter(({ reading, before, former }) => reading === null && before !== null && former !== null)
    .slice(0, count);
  if (unread.length < count) throw new Error(`Only ${unread.length} meters are left.`);
  return unread;
}

/** The walk through the house on the day. */
export const walkAddress = ({ pasport_id }: WalkedHouse, day: string) =>
  `/meters/overview?act=enter&house=${pasport_id}&day=${day}`;

/** A state as it is typed. */
export const typed = (state: number) => String(state).replace('.', ',');

/** A state by which as much was used as a year before, and no more than by the next one. */
export function likely({ before, after, former, factor, decimals }: RoundPlace): string {
  const used = (former?.amount ?? 1) / factor;
  const state = Math.min((before?.state ?? 0) + used, after?.state ?? Infinity);
  return typed(Number(state.toFixed(decimals)));
}

/** The field of a meter. */
export const field = (page: Page, { meter_id }: RoundPlace) => page.locator(`#stav-${meter_id}`);

/** The line of a meter. */
export const lineOf = (page: Page, place: RoundPlace) =>
  page.getByRole('listitem').filter({ has: field(page, place) });

/**
 * So many days before the 27th of the last ended month: between two months whose ends are read, and far
 * enough behind the first one for a use to be judged, whatever day it is. Each journey has its own,
 * behind those of journeys before it.
 */
export const walkedDay = (before: number): string =>
  shiftDays(`${lastMonth(pragueDay(new Date())).slice(0, 8)}27`, -before);
