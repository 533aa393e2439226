import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { MAINTENANCE_FILE, READY_ADDRESS, type MaintenanceFile } from '#contract/operation.ts';
import { ensure } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { exposition, EXPOSITION_TYPE } from './exposition.ts';
import { ensureMayMeasure } from './metrics-access.ts';
import { allMetrics, DELAY_RESOLUTION_MS } from './metrics.ts';
import { selectMaintenanceFile, selectReady } from './operation.sql.ts';
import { standingOf } from '#server/http/standing.ts';

async function maintenanceFlag(portal: Portal): Promise<MaintenanceFile> {
  const row = await portal.database.reading(selectMaintenanceFile);
  if (!row.maintenance_mode) return { maintenanceMode: false };
  return { maintenanceMode: true, text: row.maintenance_text, until: row.maintenance_until ?? '' };
}

function serveMetrics(app: FastifyInstance, portal: Portal): void {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.get('/metrics', async (request, reply) => {
    ensureMayMeasure(request, portal);
    const metrics = await allMetrics(portal, delay);
    return reply
      .header('cache-control', 'no-store')
      .type(EXPOSITION_TYPE)
      .send(exposition(metrics));
  });
}

/** Addresses for operators and the maintenance flag: outside the API's envelope. */
export function operationRoutes(app: FastifyInstance, portal: Portal): void {
  app.get(MAINTENANCE_FILE, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await maintenanceFlag(portal)),
  );
  app.get('/healthz', async (_request, reply) => {
    ensure(!standingOf(portal).databaseDown, 'database-away');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get(READY_ADDRESS, async (_request, reply) => {
    ensure(!standingOf(portal).stopping, 'stopping');
    await portal.database.reading(selectReady);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  serveMetrics(app, portal);
}
