import { afterEach, describe, expect, test } from 'vitest';
import { GENERIC_MESSAGE } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { one, rendered } from '#tests/web/rendered.tsx';
import { ErrorLine } from './ErrorLine.tsx';
import { faultOf } from './fault.ts';

let leave: () => void;
afterEach(() => leave());

const unexpected = new ApiError({
  kind: 'api',
  status: 500,
  errorCode: 60000500,
  message: 'relation "unit" does not exist',
  url: '/v1/user/clientunits',
  requestId: 'r-42',
});

describe('an error line', () => {
  test('stands ready and silent while nothing is wrong', () => {
    ({ leave } = rendered(<ErrorLine error={null} />));
    expect(one('[role="alert"]').textContent).toBe('');
  });

  test('says what happened, what was kept and the technical code, never the inside of the server', () => {
    ({ leave } = rendered(
      <ErrorLine error={unexpected} remains="Vyplněné údaje zůstaly zachovány." />,
    ));
    const { textContent } = one('[role="alert"]');
    expect(textContent).toContain(GENERIC_MESSAGE);
    expect(textContent).toContain('Vyplněné údaje zůstaly zachovány.');
    expect(textContent).toContain('kód 60000500 · stav 500 · událost r-42');
    expect(textContent).not.toContain('relation');
  });

  test('says the next step when the server cannot be reached', () => {
    ({ leave } = rendered(
      <ErrorLine error={new ApiError({ kind: 'network', message: 'Síť', url: '/v1/x' })} />,
    ));
    expect(one('[role="alert"]').textContent).toContain(
      'Zkontrolujte připojení k internetu a zkuste to znovu.',
    );
  });

  test('has no code for a fault of the page itself', () => {
    leave = () => undefined;
    expect(faultOf(new Error('undefined is not a function'))).toEqual({
      message: GENERIC_MESSAGE,
      advice: '',
      code: '',
    });
  });
});
