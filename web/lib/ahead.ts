import { readMany, type OneAnswer, type OneRead } from '#contract/reads.ts';
import { resultIn } from './reply.ts';

/** Reads that were sent in one call before anybody asked for them. */
interface Sent {
  readonly token: string;
  readonly reads: readonly OneRead[];
  /** The reply of the call; undefined when it failed or was refused. */
  readonly answers: Promise<unknown>;
}

declare global {
  /** What the script in the head of the page has sent (`web/first/ahead.ts`). */
  var kastelanAhead: readonly Sent[] | undefined;
}

type Answer = OneAnswer & { readonly change: null };

/** Answers of which nobody has asked in this time are older than what they would be asked for. */
const KEPT_MS = 10_000;

const kept = new Map<string, Promise<Answer | undefined>>();

const keyOf = (token: string, path: string, body: string) => [token, path, body].join('\n');

async function answerAt(answers: Promise<unknown>, at: number): Promise<Answer | undefined> {
  const answer = resultIn(readMany, await answers)?.answers[at];
  // What was refused is asked for alone, and then told where it always is.
  return answer?.status === 200 ? { ...answer, change: null } : undefined;
}

/** Keeps what was sent ahead until it is asked for, for a while; what it returns forgets it before. */
export function keepAhead({ token, reads, answers }: Sent, keptMs = KEPT_MS): () => void {
  const own = reads.map(
    ({ path, body }, at) => [keyOf(token, path, body), answerAt(answers, at)] as const,
  );
  for (const [key, answer] of own) kept.set(key, answer);
  const forget = () => {
    for (const [key, answer] of own) if (kept.get(key) === answer) kept.delete(key);
  };
  setTimeout(forget, keptMs);
  return forget;
}

/** Takes over what the page has sent before the portal was there; called once. */
export function takeOverAhead(): void {
  for (const sent of globalThis.kastelanAhead ?? []) keepAhead(sent);
  globalThis.kastelanAhead = undefined;
}

/** The answer of a read that was sent ahead by the same token, once; undefined when none was. */
export function takeAhead(
  token: string,
  path: string,
  body: string,
): Promise<Answer | undefined> | undefined {
  const key = keyOf(token, path, body);
  const answer = kept.get(key);
  kept.delete(key);
  return answer;
}

/** Forgets what was sent ahead: something is changed, and the answers are from before it. */
export function dropAhead(): void {
  kept.clear();
}
