import type { Endpoint, ResultOf } from '#contract/endpoint.ts';
import { askPortal } from '#tests/asked.ts';
import { expect } from './portal.ts';

/** The result of a call that has to go well. */
export async function done<E extends Endpoint>(
  { url, token }: { readonly url: string; readonly token: string },
  endpoint: E,
  params: Record<string, unknown>,
  body: unknown = {},
): Promise<ResultOf<E>> {
  const answer = await askPortal(url, endpoint, { token, params, body });
  expect(answer, endpoint.path).toMatchObject({ status: 200 });
  return answer.result;
}
