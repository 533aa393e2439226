import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { recordsOfTheirOwn, titlesOfNoRecord } from './dialog-titles.ts';

const files = readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))
  .map((name) => ({
    name: name.replaceAll('\\', '/'),
    text: readFileSync(join(projectRoot, 'web', name), 'utf8'),
  }));

/** What stands in the title of each dialog: `title="…"` or `title={…}` of the element that opens it, of a choice the first. */
const titles = files.flatMap(({ name, text }) =>
  [
    ...text.matchAll(
      /<(?:Modal|ModalForm|LateModal)\b(?:=>|[^>])*?\stitle=(?:"([^"]*)"|\{[^`'}]*\? '([^']*)'|\{`([^`]*)`\})/gu,
    ),
  ].map(([, whole, choice, composed]) => ({ name, constant: whole ?? choice, composed })),
);

/** Titles of kinds of records: how a new one is called, whether it says whose it is, and how a stored one is. */
const kinds = files.flatMap(({ name, text }) =>
  [...text.matchAll(/\btitles: \{\s*create: '([^']*)',(.*?)\n? *\},\n/gsu)].map(
    ([, create = '', rest = '']) => ({
      name,
      create,
      rest,
      // Kinds of records of a space say the space, which is said once for all of them.
      saysWhose: /\bof: /u.test(rest) || text.includes('= spaceKind<'),
    }),
  ),
);

test('a dialog names its record in its title, or is known to be about none', () => {
  const constant = titles.flatMap((title) => title.constant ?? []);
  expect(titles.length).toBeGreaterThan(90);
  expect([...new Set(constant)].toSorted()).toEqual(Object.keys(titlesOfNoRecord).toSorted());
});

test('a record that is only being made says whose it will be, or belongs to no other', () => {
  expect(kinds.length).toBeGreaterThan(25);
  const alone = kinds.filter(({ saysWhose }) => !saysWhose).map(({ create }) => create);
  expect([...new Set(alone)].toSorted()).toEqual([...recordsOfTheirOwn].toSorted());
});

test('a stored record is named by what it says, not by its kind alone', () => {
  const unnamed = kinds.filter(({ rest }) => /\bedit: \(\) => '/u.test(rest));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
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
