import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  listUnread,
  MetersStanding,
  readMetersStanding,
} from '#contract/metering/standing.ts';
import { isUnread } from '#contract/rules/watch-limits.ts';
import { selectHasHouse } from '#server/core/metering/house-balance.sql.ts';
import { selectStanding, standingPlaces } from '#server/core/metering/standing.sql.ts';
import { readWithRules, selectRules, standingOf } from '#server/core/metering/verified.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

const NOTHING: MetersStanding = {
  places: 0,
  no_meter: 0,
  unread: 0,
  ends: 0,
  ended: 0,
  verification_days: null,
};

/** How meters stand, by the functions that the questions over their list ask. Errors: `not-found` for a house. */
export async function readStanding({
  unit,
  db,
  body,
  portal,
}: UnitCall<typeof readMetersStanding>): Promise<MetersStanding> {
  const today = pragueDay(portal.now());
  const rows = await selectStanding(db, unit, body);
  if (rows.length === 0) {
    const { house } = body;
    ensure(house === undefined || (await selectHasHouse(db, unit, house)), 'not-found');
    return NOTHING;
  }
  const rules = await selectRules(db, unit, today);
  const { limits } = rules;
  const mounted = rows.filter(({ meter_id }) => meter_id !== null);
  const states = mounted.map((row) => standingOf(row, rules).verification);
  const count = (state: (typeof states)[number]) => states.filter((one) => one === state).length;
  return {
    places: rows.length,
    no_meter: rows.length - mounted.length,
    unread: mounted.filter((row) => isUnread(row, limits, today)).length,
    ends: count('ends'),
    ended: count('ended'),
    verification_days: limits.verification_days,
  };
}

/** Which spaces and houses have devices without a known state for too long, by the same measure. */
export async function listUnreadSpaces({ unit, db, portal }: UnitCall<typeof listUnread>) {
  const today = pragueDay(portal.now());
  const asked = { rows: standingPlaces(unit, {}) };
  const { rules, rows } = await readWithRules(db, unit, today, asked);
  const { limits } = rules;
  const mounted = rows.filter(({ meter_id }) => meter_id !== null);
  const unread = new Map<number, number>();
  for (const { pasport_id, last_on } of mounted)
    if (isUnread({ last_on }, limits, today))
      unread.set(pasport_id, (unread.get(pasport_id) ?? 0) + 1);
  const spaces = mounted.flatMap(({ pasport_space_id }) => pasport_space_id ?? []);
  return {
    values: [...unread].map(([pasport_id, meters]) => ({ pasport_id, meters })),
    measured_spaces: new Set(spaces).size,
  };
}
