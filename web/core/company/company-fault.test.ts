import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { companyFault } from './company-fault.ts';

describe('a failed look-up of a company', () => {
  test('that nobody foresaw still names the register', () => {
    expect(companyFault(new TypeError('x'))).toEqual({
      message: 'Při načítání údajů z registru ARES nastala neočekávaná chyba.',
      isMissing: false,
    });
  });

  test('that the portal itself did not foresee is told as such too', () => {
    const { errorCode, errorMsg, status } = errors.unexpected;
    const fault = new ApiError({ kind: 'api', message: errorMsg, url: '/', status, errorCode });
    expect(companyFault(fault).message).toBe(
      'Při načítání údajů z registru ARES nastala neočekávaná chyba.',
    );
  });

  test('says the cause when the portal itself refused', () => {
    const { errorCode, errorMsg, status } = errors['too-many-requests'];
    const refusal = new ApiError({ kind: 'api', message: errorMsg, url: '/', status, errorCode });
    expect(companyFault(refusal).message).toBe(
      `Nepodařilo se spojit s registrem ARES. ${errorMsg}`,
    );
  });
});
