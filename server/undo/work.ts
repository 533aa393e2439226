import type { Endpoint } from '#contract/endpoint.ts';
import { ensureAccess } from '#server/access/actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectRecordHeld } from '#server/db/recorded.sql.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, Route, UnitCall } from '#server/http/route.ts';
import { PLACES, type Kind, type Row } from './kind.ts';
import type { Renumbering } from './told.ts';

type Answer = (call: UnitCall<Endpoint>) => Promise<unknown>;
/** What answers the calls of the rooms. */
export type Answers = ReadonlyMap<Endpoint, Answer>;
/** The call that takes back. */
export type Call = ActorCall<Endpoint>;

/** What answers the calls of the rooms. */
export function answersOf(rooms: readonly Route[]): Answers {
  return new Map(
    rooms.flatMap((one) =>
      one.kind === 'actor' || one.kind === 'unit' ? [[one.endpoint, one.answer]] : [],
    ),
  );
}

/** What a taking back works with. */
export interface Work {
  readonly call: Call;
  readonly unit: OwnedUnit | undefined;
  readonly answers: Answers;
  /** New ids of records that were inserted again, by the former ones. */
  readonly ids: Renumbering;
}

/** Whose the record is: the client's, or the unit's. */
export const whose = ({ call, unit }: Work, { ofUnit }: Kind) => ({
  client_id: call.actor.client_id,
  ...(ofUnit && unit !== undefined ? { unit_id: unit.unit_id } : {}),
});

/** The record as it stands, with its place, held; undefined where there is none. */
export async function held(work: Work, kind: Kind, id: number, pasportId: number | null) {
  const { db } = work.call;
  const of = whose(work, kind);
  const place =
    pasportId === null
      ? {}
      : await selectRecordHeld(db, of, { table: PLACES, column: 'pasport_id', id: pasportId });
  const own = await selectRecordHeld(db, of, { table: kind.table, column: kind.id, id });
  return own && place && { ...place, ...own };
}

/** Calls the room as a person would. Errors: those of the call, `forbidden`, `module-off`. */
export async function ask(work: Work, endpoint: Endpoint | undefined, params: Row, body: Row) {
  ensure(endpoint !== undefined, 'change-fixed');
  const { call, unit, answers } = work;
  const answer = answers.get(endpoint);
  ensure(answer !== undefined, 'change-fixed');
  ensureAccess(call.actor, endpoint, call.portal.config.secondStepOfAdmins);
  const read = {
    params: endpoint.params.safeParse(params).data,
    query: endpoint.query.safeParse({}).data,
    body: endpoint.body.safeParse(body).data,
  };
  ensure(read.params && read.query && read.body, 'change-fixed');
  // A room of a unit is handed the unit, others take no notice of it.
  await answer({ ...call, ...read, unit } as UnitCall<Endpoint>);
}
