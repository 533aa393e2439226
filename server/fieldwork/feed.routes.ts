import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { CALENDAR_FEED_PATH, FEED_READS_A_MINUTE } from '#contract/fieldwork/feeds.ts';
import { selectMaintenance, selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { clientOfProof } from '#server/access/owned.ts';
import { secretHash } from '#server/access/secret.ts';
import { secretHolder } from '#server/access/secret-holder.ts';
import { licenceRefusal } from '#server/core/clients/licence.ts';
import {
  selectFeed,
  selectFedVisits,
  selectFeedHolder,
  updateFeedUsed,
  type FedVisit,
} from '#server/core/fieldwork/feeds.sql.ts';
import { ensure } from '#server/errors.ts';
import { callerOf } from '#server/http/input.ts';
import type { Portal } from '#server/portal.ts';
import { feedText, type FeedEvent } from './ical.ts';

/** Days before today and after it that a feed tells of, and so many visits at most. */
const DAYS_BEFORE = 30;
const DAYS_AFTER = 365;
const MOST_VISITS = 5000;

const ALL_CREWS = 'Kalendář prací';

/** Where it is: 'Lipová 12, prostor 7'; of a house 'Lipová 12, společné'. */
const placeOf = ({ building_name, space_number }: FedVisit) =>
  `${building_name}, ${space_number === '' ? 'společné' : `prostor ${space_number}`}`;

/** A visit as a calendar shows it: an address may get out, so nobody is named and no phone is told. */
function eventOf(client_id: number, visit: FedVisit): FeedEvent {
  const { visit_id, version, updated, day, from_minute, minutes, is_cancelled } = visit;
  return {
    uid: `navsteva-${client_id}-${visit_id}@kastelan`,
    sequence: version - 1,
    changedAt: new Date(updated),
    day,
    time: { from: from_minute, to: from_minute + minutes },
    title: `${visit.work_name} – ${placeOf(visit)}`,
    place: `${visit.building_name}, ${visit.unit_name}`,
    cancelled: is_cancelled,
  };
}

/** The text of the calendar of the secret. Errors: `not-found`, `too-many-requests`, `maintenance`. */
async function readFeed(portal: Portal, request: FastifyRequest, secret: string): Promise<string> {
  const hash = secretHash(secret);
  const asked = { caller: callerOf(request), portal, kind: 'calendar-feed', hash };
  const holder = await secretHolder(asked, selectFeedHolder);
  ensure(holder !== undefined, 'not-found');
  const client_id = clientOfProof(holder.client_id);
  return portal.database.transaction(async (db) => {
    ensure(!(await selectMaintenance(db)), 'maintenance');
    await setTenant(db, client_id);
    const open = await selectOpenedToClient(db, client_id, ['calendar']);
    const refusal = await licenceRefusal(db, client_id, { limited: null, made: 1 }, portal.now());
    const feed = await selectFeed(db, client_id, hash);
    ensure(feed !== undefined && open.length > 0 && refusal === undefined, 'not-found');
    const today = pragueDay(portal.now());
    const visits = await selectFedVisits(db, client_id, {
      crew_id: feed.crew_id,
      from: shiftDays(today, -DAYS_BEFORE),
      to: shiftDays(today, DAYS_AFTER),
      most: MOST_VISITS,
    });
    if (feed.last_used_on !== today) await updateFeedUsed(db, client_id, hash, today);
    const name = feed.crew_id === null ? ALL_CREWS : feed.crew_name;
    return feedText({ name, events: visits.map((visit) => eventOf(client_id, visit)) });
  });
}

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Whether the reader has just this calendar already. */
const isKnown = ({ headers }: FastifyRequest, tag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** Calendars for other programs: outside the API's envelope and its header, by an address that nobody can guess. */
export function calendarFeedRoute(app: FastifyInstance, portal: Portal): void {
  const rateLimit = { max: FEED_READS_A_MINUTE, timeWindow: 60_000 };
  app.get<{ Params: { name: string } }>(
    `${CALENDAR_FEED_PATH}/:name`,
    { config: { rateLimit } },
    async (request, reply) => {
      const [, secret] = /^([\w-]{43})\.ics$/.exec(request.params.name) ?? [];
      ensure(secret !== undefined, 'not-found');
      const text = await readFeed(portal, request, secret);
      const tag = tagOf(text);
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (isKnown(request, tag)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
