import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import type { Portal } from './portal.ts';

function isTold(error: unknown): boolean {
  return error instanceof AppError && error.code === 'database-away';
}

/**
 * The log of what the portal does by itself. That the database is away is told once, by its own watch,
 * and not again by each work that it stops.
 */
export function portalLog(app: FastifyInstance): Portal['log'] {
  return (level, message, details = {}) => {
    if (!isTold(details['err'])) app.log[level](details, message);
  };
}
