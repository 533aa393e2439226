import { pragueDay } from '#contract/czech/prague-day.ts';
import { noticeLetter } from '#contract/fieldwork/notice-letter.ts';
import {
  offeredWindow,
  type NoticeRecipient,
  type NoticeVerdict,
} from '#contract/fieldwork/visit-notices.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectToldPeople, type ToldPerson } from '#server/core/fieldwork/notices.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';

/** Which visits of a round people are told of, and what is said beside the time. */
export interface Telling {
  readonly round_id: number;
  readonly visit_ids: readonly number[];
  readonly within: number;
  readonly prepare: string;
  readonly contact: string;
}

/** Somebody of a visit with what is known of both. */
export interface Told extends NoticeRecipient {
  readonly person: ToldPerson;
}

/** A mail to somebody, with the time that it says. */
export interface Letter {
  readonly visit_id: number;
  readonly pasport_id: number;
  readonly address_id: number;
  readonly addressee: string;
  readonly recipient: string;
  readonly day: string;
  readonly from_minute: number;
  readonly to_minute: number;
  readonly subject: string;
  readonly body: string;
}

function verdictOf(person: ToldPerson, today: string): NoticeVerdict {
  if (person.state === 'unplaced' || person.day === null) return 'no-time';
  if (person.state !== 'planned' || person.day < today) return 'past';
  if (person.address_id === null) return 'nobody';
  if (person.email === '') return 'no-email';
  return person.had ? 'done' : 'send';
}

/** Who is told of the visits by mail, in the order of walking. Errors: `not-found` unless the round has all of them. */
export async function recipientsOf(
  db: Db,
  unit: OwnedUnit,
  telling: Telling,
  now: Date,
): Promise<Told[]> {
  const today = pragueDay(now);
  const people = await selectToldPeople(db, unit, telling, today);
  const found = new Set(people.map(({ visit_id }) => visit_id));
  ensure(found.size === new Set(telling.visit_ids).size, 'not-found');
  return people.map((person) => {
    const {
      state: _s,
      minutes: _m,
      unit_name: _u,
      work_name: _w,
      place: _p,
      had: _h,
      ...told
    } = person;
    const { from_minute } = person;
    const window =
      from_minute === null
        ? { from_minute, to_minute: null }
        : offeredWindow(from_minute, telling.within);
    return { ...told, ...window, verdict: verdictOf(person, today), person };
  });
}

/** What stands for the secret address where the text is kept or shown: whoever reads it there must not open it. */
export const urlShown = ({ space_number }: Pick<Told, 'space_number'>): string | null =>
  space_number === '' ? null : '(osobní odkaz)';

/** The mail to somebody, with the address where another time is chosen; null to whom none is sent. */
export function letterTo(
  told: Told,
  { prepare, contact }: Telling,
  url: string | null,
): Letter | null {
  const { verdict, address_id, day, from_minute, to_minute, person } = told;
  if (verdict !== 'send' || address_id === null) return null;
  if (day === null || from_minute === null || to_minute === null) return null;
  const { visit_id, pasport_id } = told;
  const time = { day, from_minute, to_minute };
  const letter = noticeLetter({ ...person, ...time, prepare, contact, url });
  const to = { address_id, addressee: told.full_name, recipient: told.email };
  return { visit_id, pasport_id, ...to, ...time, ...letter };
}
