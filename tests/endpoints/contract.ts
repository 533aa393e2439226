import type { Endpoint } from '#contract/endpoint.ts';
import { errorReply, type ErrorBody } from '#contract/envelope.ts';
import { errorByNumber, errors } from '#contract/errors.ts';
import { refusalsOf } from '#contract/refusals.ts';

/** Whether what a file exports is an endpoint. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../contract/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** Every endpoint that a file of the contract exports. */
export const endpoints: readonly Endpoint[] = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(isEndpoint);

/** How an endpoint is named in tests. */
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const ENGLISH =
  /\b(invalid|input|expected|received|too|must|required|unrecognized|string|number|option|value)\b/i;

/** Whether a sentence is one of zod's own: people are told in Czech. */
export const isEnglish = (sentence: string) => ENGLISH.test(sentence);

/** What is wrong with an answer as an answer: its type, its wrapping, its status. */
export function envelopeFault(
  endpoint: Endpoint,
  answer: { statusCode: number; headers: Record<string, unknown>; body: string },
): string | null {
  const isStream = endpoint.streams && answer.statusCode === 200;
  const type = isStream ? 'text/event-stream' : 'application/json';
  if (!String(answer.headers['content-type']).startsWith(type)) return `not ${type}`;
  const envelope: unknown = JSON.parse(answer.body);
  if (answer.statusCode === 200) return resultFault(endpoint, envelope);
  const parsed = errorReply.strict().safeParse(envelope);
  if (!parsed.success) return `no error envelope: ${answer.body}`;
  return refusalFault(endpoint, answer.statusCode, parsed.data.error);
}

/** What is wrong with a refusal: its sentences, its number, and whether the endpoint speaks of it. */
function refusalFault(endpoint: Endpoint, status: number, error: ErrorBody): string | null {
  const english = (error.fields ?? []).find(({ message }) => isEnglish(message));
  if (english !== undefined) return `${english.field} is told in English: ${english.message}`;
  const code = errorByNumber(error.errorCode);
  if (code === undefined) return `unknown error ${error.errorCode}`;
  if (!refusalsOf(endpoint).includes(code)) return `it does not say that it refuses by ${code}`;
  const known = errors[code];
  if (!known.exact && known.errorMsg !== error.errorMsg) return `the sentence is not of ${code}`;
  return known.status === status ? null : `${code} with status ${status}`;
}

function resultFault(endpoint: Endpoint, envelope: unknown): string | null {
  const isWrapped =
    typeof envelope === 'object' &&
    envelope !== null &&
    Object.keys(envelope).join() === 'result' &&
    'result' in envelope;
  if (!isWrapped) return 'no result envelope';
  const parsed = endpoint.result.safeParse(envelope.result);
  return parsed.success ? null : `the result is not of the contract: ${parsed.error.message}`;
}
