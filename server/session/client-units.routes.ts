import { listClientUnits } from '#contract/units.ts';
import { clientForActor } from '#server/clients/clients.service.ts';
import { ensure } from '#server/errors.ts';
import { route, type Route } from '#server/http/route.ts';
import { unitForActor } from '#server/units/units.service.ts';
import { selectClientUnits } from '#server/units/units.sql.ts';

export const clientUnitsRoutes: readonly Route[] = [
  route(listClientUnits, async ({ db, actor }) => {
    const found = await selectClientUnits(db, actor.client_id);
    ensure(found !== undefined, 'not-found');
    return {
      client: clientForActor(found.one, actor),
      units: found.rows.map((unit) => unitForActor(unit, actor)),
    };
  }),
];
