import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLicence } from '#contract/licence.ts';
import { listFloors } from '#contract/pasports/floors.ts';
import { listGroupsBuildings, listPasportChoices } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { queryClient } from '#web/lib/query.ts';
import { openedAt } from '#tests/web/entry-world.tsx';
import { button } from '#tests/web/rendered.tsx';
import { eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { SpacesPage } from './SpacesPage.tsx';

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  const house = { pasport_id: 10, parent_id: null, name: 'Lipová 12', hidden: false };
  api.answers(listGroupsBuildings, {
    values: [{ ...house, unit_id: 1, type: 'building', pasport_order: 1, parent_order: 0 }],
  });
  api.answers(browseSpaces, { values: [], hidden_spaces: 0, hidden_buildings: 0 });
  api.refuses(listFloors, 'not-found');
  api.refuses(listPasportChoices, 'not-found');
  api.refuses(getLicence, 'not-found');
});
afterEach(() => {
  leave();
  queryClient.clear();
});

test('a new space is numbered after the others, so it waits until they are known', async () => {
  const release = api.holds(browseSpaces);
  const page = () => <SpacesPage unit_id={1} place={{}} go={() => undefined} />;
  ({ leave } = openedAt('/pasports', 'pasports', page));
  await eventually(() => expect(document.body.textContent).toContain('Lipová 12'));
  expect(button('Nový prostor').disabled).toBe(true);
  release();
  await eventually(() => expect(button('Nový prostor').disabled).toBe(false));
});
