import { afterEach, expect, test } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
import { GENERIC_MESSAGE } from '#contract/errors.ts';
import { SupportLink } from './SupportLink.tsx';

let leave: () => void = () => undefined;
afterEach(() => leave());

function shown(text: string): HTMLAnchorElement | null {
  const drawn = rendered(<SupportLink text={text} />);
  ({ leave } = drawn);
  return drawn.host.querySelector('a');
}

test.each([
  GENERIC_MESSAGE,
  'Trvá-li potíž, předejte technické podpoře uvedený kód.',
  'O rozšíření požádejte technickou podporu.',
])('a text that names the support has the way to its contact: %s', (text) => {
  expect(shown(text)?.getAttribute('href')).toBe('/about');
  expect(shown(text)?.textContent).toBe('Kontakt na podporu');
});

test('another text has none', () => expect(shown('Chybné přihlašovací údaje.')).toBeNull());
