import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ensure } from '#server/errors.ts';
import { bearerToken } from '#server/http/input.ts';
import type { Portal } from '#server/portal.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

function isSame(told: string, wanted: string): boolean {
  const [one, other] = [told, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** A proxy on this machine passes on the calls of strangers, and says so. */
function isOfThisMachine({ ip, headers }: FastifyRequest, trustsProxy: boolean): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return LOOPBACK.test(ip) && (trustsProxy || !isPassedOn);
}

/** Who may read the meters; for others there is nothing at the address. Errors: `unknown-path`. */
export function ensureMayMeasure(request: FastifyRequest, { config }: Portal): void {
  const { metricsToken, trustProxy } = config;
  const may =
    metricsToken === undefined
      ? isOfThisMachine(request, trustProxy !== undefined)
      : isSame(bearerToken(request) ?? '', metricsToken);
  ensure(may, 'unknown-path');
}
