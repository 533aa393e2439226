import { listClientUnits } from '#contract/units.ts';
import { clientForActor } from '#server/clients/clients.service.ts';
import { selectClient } from '#server/core/clients/record.sql.ts';
import { ensure } from '#server/errors.ts';
import { route, type Route } from '#server/http/route.ts';
import { unitForActor } from '#server/units/units.service.ts';
import { selectUnits } from '#server/units/units.sql.ts';

export const clientUnitsRoutes: readonly Route[] = [
  route(listClientUnits, async ({ db, actor }) => {
    const [client, units] = await Promise.all([
      selectClient(db, actor.client_id),
      selectUnits(db, actor.client_id),
    ]);
    ensure(client !== undefined, 'not-found');
    return {
      client: clientForActor(client, actor),
      units: units.map((unit) => unitForActor(unit, actor)),
    };
  }),
];
