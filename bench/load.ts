import autocannon from 'autocannon';

const CONNECTIONS = 16;

/** A server under load. */
export interface Target {
  readonly url: string;
  readonly headers: Record<string, string>;
}

function ensureAnswered(url: string, result: Awaited<ReturnType<typeof autocannon>>): void {
  if (result.non2xx === 0 && result.errors === 0 && result['2xx'] > 0) return;
  const told = JSON.stringify(result.statusCodeStats);
  throw new Error(
    `${url}: ${result.non2xx} refused, ${result.errors} failed under load; answers by their state: ${told}`,
  );
}

/**
 * Requests a second when each connection asks again as soon as it is answered; the beginning and
 * the end, when not all connections are busy, are left out.
 */
export async function throughput({ url, headers }: Target, amount: number): Promise<number> {
  const moments: number[] = [];
  const run = autocannon({ url, headers, connections: CONNECTIONS, amount });
  run.on('response', () => moments.push(performance.now()));
  ensureAnswered(url, await run);
  const [from, to] = [Math.floor(amount * 0.1), Math.floor(amount * 0.9)];
  return ((to - from) * 1000) / ((moments[to] ?? 0) - (moments[from] ?? 0));
}

/** Times of answers in milliseconds under a constant rate of requests. */
export async function timesAtRate(
  { url, headers }: Target,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<number[]> {
  const times: number[] = [];
  const options = { url, headers, connections: CONNECTIONS, overallRate: rate, duration: seconds };
  const run = autocannon(options);
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  ensureAnswered(url, await run);
  return times;
}
