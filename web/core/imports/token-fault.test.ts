import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { tokenFault } from './token-fault.ts';

const url = 'https://portal.example.cz/v1/x';
const refusal = (code: ErrorCode) => {
  const { errorCode, errorMsg, status } = errors[code];
  return new ApiError({ kind: 'api', message: errorMsg, url, status, errorCode });
};
const network = new ApiError({
  kind: 'network',
  message: 'Nepodařilo se spojit se serverem.',
  url,
});

describe('a fault of the import token', () => {
  test('refused by the server names the database, and the cause when it is known', () => {
    expect(tokenFault('create', refusal('unexpected'))).toBe('Chyba při zpracování požadavku v DB');
    expect(tokenFault('create', refusal('token-exists'))).toBe(
      'Chyba při zpracování požadavku v DB. Importní token už je přiřazen.',
    );
    expect(tokenFault('delete', refusal('token-missing'))).toBe('Importní token není přiřazen.');
  });

  test('without an answer is an exception of creating or removing', () => {
    expect(tokenFault('create', network)).toBe(
      'Výjimka při vytváření tokenu: Nepodařilo se spojit se serverem.',
    );
    expect(tokenFault('delete', network)).toBe(
      'Výjimka při odstraňování tokenu: Nepodařilo se spojit se serverem.',
    );
    expect(tokenFault('create', new Error('x'))).toBe('Výjimka při vytváření tokenu');
  });
});
