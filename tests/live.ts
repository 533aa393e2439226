import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { liveEvents, type LiveKind } from '#contract/events.ts';

/** A stream of events as a reader has it. */
export interface Reader {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Everything that came. */
  text(): string;
  /** Kinds of all events that came. */
  kinds(): LiveKind[];
  isEnded(): boolean;
  leave(): void;
}

const PATIENCE_MS = 45_000;

/** Waits until the condition holds; throws when it does not for long. */
export async function until(holds: () => boolean): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() > limit) throw new Error('What was waited for has not come.');
    await pause(10);
  }
}

/** Opens a stream and reads it from now on, over a connection of its own. */
export async function readEvents(
  url: string,
  token: string,
  applicationAuth: string,
): Promise<Reader> {
  const request = get(url + liveEvents.path, {
    agent: false,
    headers: { 'x-application-auth': applicationAuth, authorization: `Bearer ${token}` },
  });
  let isEnded = false;
  let text = '';
  request.once('close', () => (isEnded = true)).on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.setEncoding('utf8').on('data', (part: string) => (text += part));
  const kinds = () =>
    [...text.matchAll(/^data: (.*)$/gm)].flatMap(
      ([, data = '{}']) => liveEvents.result.parse(JSON.parse(data)).kinds,
    );
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    kinds,
    isEnded: () => isEnded,
    leave: () => request.destroy(),
  };
}
