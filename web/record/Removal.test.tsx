import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, click, rendered } from '#tests/web/rendered.tsx';
import { asked } from '#web/notices/confirm.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Removal } from './Removal.tsx';

const onRemove = vi.fn<() => Promise<unknown>>();
const onRemoved = vi.fn<() => void>();
let leave: () => void;
beforeEach(() => {
  onRemove.mockReset();
  onRemoved.mockReset();
  ({ leave } = rendered(
    <Removal
      label="Smazat zprávu"
      question="Zpráva se odstraní natrvalo."
      onRemove={onRemove}
      onRemoved={onRemoved}
    />,
  ));
});
afterEach(() => leave());

const removal = () => button('Smazat zprávu');
async function answered(isConfirmed: boolean) {
  click(removal());
  await act(async () => asked.get()?.answer(isConfirmed));
}

describe('a record', () => {
  test('is taken away only after the question', async () => {
    onRemove.mockResolvedValue({ deleted: true });
    await answered(false);
    expect(onRemove).not.toHaveBeenCalled();
    await answered(true);
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  test('that may not go tells why, and the button keeps the focus', async () => {
    onRemove.mockRejectedValue(new Error('Nelze smazat'));
    await answered(true);
    await vi.waitFor(() => expect(document.activeElement).toBe(removal()));
    expect(document.querySelector('[role="alert"]')?.textContent).not.toBe('');
    expect(onRemoved).not.toHaveBeenCalled();
    expect(removal().disabled).toBe(false);
  });

  test('that others follow from says so, though it is told of a field', async () => {
    const message = 'Z tohoto odečtu vychází další';
    onRemove.mockRejectedValue(
      new ApiError({
        kind: 'api',
        status: 400,
        errorCode: 60000400,
        message: 'Zadané údaje nejsou správné. Opravte označená pole.',
        url: '/v1/meters/readings',
        fields: [{ field: 'state', message }],
      }),
    );
    await answered(true);
    const told = () => document.querySelector('[role="alert"]')?.textContent;
    await vi.waitFor(() => expect(told()).toContain(message));
    expect(told()).not.toContain('označená pole');
  });
});
