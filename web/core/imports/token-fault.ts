import { userMessage } from '#web/lib/api-error.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { ImportTokenAction } from '#contract/tokens.ts';

// Specification, section 8: token errors are shown as text under the token field.
const CREATION_REFUSED = 'Chyba při zpracování požadavku v DB';
const exceptions: Readonly<Record<ImportTokenAction, string>> = {
  create: 'Výjimka při vytváření tokenu',
  prolong: 'Výjimka při prodlužování tokenu',
  delete: 'Výjimka při odstraňování tokenu',
};

/** What is said when an import token could not be created or removed. */
export function tokenFault(action: ImportTokenAction, error: unknown): string {
  if (!(error instanceof ApiError)) return exceptions[action];
  if (error.kind !== 'api') return `${exceptions[action]}: ${error.message}`;
  if (action !== 'create') return userMessage(error);
  const isKnown = error.code !== undefined && error.code !== 'unexpected';
  return isKnown ? `${CREATION_REFUSED}. ${error.message}` : CREATION_REFUSED;
}
