import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { titlesOfNoRecord } from './dialog-titles.ts';

const files = readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({
    name: name.replaceAll('\\', '/'),
    text: readFileSync(join(projectRoot, 'web', name), 'utf8'),
  }));

/** What stands in the title of each dialog: `title="…"` or `title={…}` of the element that opens it. */
const titles = files.flatMap(({ name, text }) =>
  [
    ...text.matchAll(
      /<(?:Modal|ModalForm|LateModal)\b(?:=>|[^>])*?\stitle=(?:"([^"]*)"|\{`([^`]*)`\})/gu,
    ),
  ].map(([, constant, composed]) => ({ name, constant, composed })),
);

test('a dialog names its record in its title, or is known to be about none', () => {
  const constant = titles.flatMap((title) => title.constant ?? []);
  expect(titles.length).toBeGreaterThan(90);
  expect([...new Set(constant)].toSorted()).toEqual(Object.keys(titlesOfNoRecord).toSorted());
});

test('a dialog over a space of one of more houses names the house too', () => {
  const composed = titles.filter((title) => title.composed !== undefined);
  const spoken = composed.filter((title) => /prostor \$\{/iu.test(title.composed ?? ''));
  expect(spoken.length).toBeGreaterThan(5);
  expect(
    spoken
      .filter((title) => !/prostor \$\{(?:spaceInHouse|spaceText)\(/iu.test(title.composed ?? ''))
      .map(({ name }) => name),
  ).toEqual([]);
});
