import { afterEach, expect, test } from 'vitest';
import { one, rendered } from '#tests/web/rendered.tsx';
import { LoadingRecord } from './OpenedRecord.tsx';
import { Page } from './Page.tsx';

const house = <Page title="Lipová 12">Šest bytů</Page>;
let leave: () => void;
let again: (page: React.ReactNode) => void;

afterEach(() => leave());

test('the heading of a record has the focus that its loading had', () => {
  ({ leave, again } = rendered(<LoadingRecord title="Dům" />));
  one('h1').focus();
  again(house);
  expect(document.activeElement?.textContent).toBe('Lipová 12');
});

test('a page that comes takes the focus from nobody', () => {
  ({ leave, again } = rendered(<LoadingRecord title="Dům" />));
  again(house);
  expect(document.activeElement).toBe(document.body);
});

test('a list that comes in the place of a record leaves the focus to its rows', () => {
  ({ leave, again } = rendered(house));
  one('h1').focus();
  again(
    <section>
      <Page title="Domy">Seznam</Page>
    </section>,
  );
  expect(document.activeElement).toBe(document.body);
});
