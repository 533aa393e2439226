import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#server/errors.ts';
import { recordSchema } from './record-schema.ts';
import { strict } from './strict.ts';

/** Looks at what an endpoint answers before it is written. */
export type ReplyJudge = (result: unknown) => void;

const goesOverTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * In tests a reply that differs from the endpoint's result, or says more, is a fault of the server;
 * elsewhere nothing is judged, and the writer leaves out what is not described.
 */
export function replyJudge({ result }: Pick<Endpoint, 'result'>, environment: string): ReplyJudge {
  if (environment !== 'test') return () => undefined;
  const described = strict(result);
  return (value) => void described.parse(goesOverTheWire(value));
}

/**
 * A conflict tells the record as it stands: no more of it than the endpoint's result describes, or what
 * the endpoint says that a refusal of that code tells.
 */
export function conflictOf(endpoint: Endpoint, environment: string, error: unknown): unknown {
  if (!(error instanceof AppError) || error.details.current === undefined) return error;
  const record = endpoint.tells[error.code] ?? recordSchema(endpoint) ?? z.object({});
  replyJudge({ result: record }, environment)(error.details.current);
  const current = record.safeParse(goesOverTheWire(error.details.current)).data;
  return new AppError(error.code, { ...error.details, current });
}
