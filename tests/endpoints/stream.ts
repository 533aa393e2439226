import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { World } from '../world.ts';

/** Asks an endpoint that streams; what it says first stands as the result, and the stream is left. */
export async function askStream(
  world: World,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  const response = await world.request({ ...request, payloadAsStream: true });
  const stream = response.stream();
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (response.statusCode === 200 && text.includes('\n\n')) break;
  }
  stream.destroy();
  const event = /^data: (.*)$/m.exec(text)?.[1];
  const body = response.statusCode === 200 ? `{"result":${event}}` : text;
  const { statusCode, headers } = response;
  return Object.assign(Object.create(response) as LightMyRequestResponse, {
    statusCode,
    headers,
    body,
  });
}
