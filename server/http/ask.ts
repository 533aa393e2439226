import type { FastifyRequest } from 'fastify';

/** A call that is made for a caller. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  /** Address below the portal, with its query. */
  readonly path: string;
  /** JSON of a call by POST; empty of one by GET. */
  readonly body: string;
}

/** The whole answer of a call. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Asks this very server in the name of whoever sent the request, from where he sent it. */
export async function askFor(
  { server, headers, ip }: FastifyRequest,
  { method, path, body }: Asked,
): Promise<Answered> {
  const { authorization, 'x-application-auth': application } = headers;
  const answer = await server.inject({
    method,
    url: path,
    remoteAddress: ip,
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(application === undefined ? {} : { 'x-application-auth': application }),
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === '' ? {} : { payload: body }),
  });
  return { status: answer.statusCode, text: answer.body };
}
