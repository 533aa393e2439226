import { useState } from 'react';
import type { FieldBinding } from '#web/form/contract-form.ts';

type Figure = number | string | null;

/** A number of a calculator: nothing of it is saved. The value is null unless it reads as one that is not negative. */
export function useFigure(name: string): { field: FieldBinding<Figure>; value: number | null } {
  const [typed, setTyped] = useState<Figure>(null);
  const isRight = typeof typed === 'number' && typed >= 0;
  return {
    value: isRight ? typed : null,
    field: {
      name,
      value: typed,
      onChange: setTyped,
      onBlur: () => undefined,
      error: typed === null || isRight ? undefined : 'Zadejte kladnou hodnotu',
      required: false,
    },
  };
}
