import { expect, test } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
import { SmallPhoto } from './SmallPhoto.tsx';

test('a photo on its way has a name by a role that bears one', () => {
  const label = 'Fotka z návštěvy: podpis';
  const drawn = rendered(<SmallPhoto label={label} content_base64={undefined} isAway={false} />);
  const named = [...document.querySelectorAll('[aria-label]')].map((one) => [
    one.getAttribute('role'),
    one.getAttribute('aria-label'),
  ]);
  expect(named).toEqual([['status', `Načítá se: ${label}`]]);
  drawn.leave();
});
