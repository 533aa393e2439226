import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/envelope.ts';
import { anything, ifTold, list, number, object, text } from './answer.ts';

const success = object({ result: anything });

/** The result in a reply of the endpoint; undefined where it is not of the contract. */
export function resultIn<E extends Endpoint>(
  endpoint: E,
  content: unknown,
): ResultOf<E> | undefined {
  const reply = success.safeParse(content);
  if (!reply.success) return undefined;
  return endpoint.result.safeParse(reply.data.result).data as ResultOf<E> | undefined;
}

const failure = object({
  error: object({
    errorCode: number,
    errorMsg: text,
    fields: ifTold(list(object({ field: text, message: text }))),
    current: anything,
    requestId: ifTold(text),
  }),
});

/** The fault that a reply tells; undefined where it tells none. */
export function faultIn(content: unknown): ErrorBody | undefined {
  const reply = failure.safeParse(content);
  return reply.success ? reply.data.error : undefined;
}
