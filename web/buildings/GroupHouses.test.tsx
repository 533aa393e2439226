import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  browseBuildings,
  getGroup,
  orderPasports,
  updateBuilding,
} from '#contract/pasports/buildings.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, settled } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { plainBuilding, plainGroup } from '#tests/web/building.ts';
import { GroupHouses } from './GroupHouses.tsx';
import { useGroup } from './groups.queries.ts';

const house = (number: number, parent_id: number | null = 10) =>
  plainBuilding({
    pasport_building_id: number + 100,
    pasport_id: number,
    parent_id,
    pasport_name: `Dům ${number}`,
  });
const one = house(1);
const two = house(2);
const three = house(3);
const free = house(4, null);
const group = plainGroup({ pasport_building_id: 5, pasport_id: 10 });
const withHouses = (...buildings: ReturnType<typeof house>[]) => ({ ...group, buildings });

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(getGroup, withHouses(one, two, three));
  api.answers(browseBuildings, {
    values: [one, two, three, free],
    buildings_groups: 1,
    hidden_buildings: 0,
  });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

function Opened() {
  const read = useGroup(1, 5).data;
  return read === undefined ? null : <GroupHouses group={read} />;
}

const names = () => [...document.querySelectorAll('ol a')].map((link) => link.textContent);

async function open(): Promise<void> {
  ({ leave } = drawn(<Opened />));
  await eventually(() => expect(names()).toHaveLength(3));
}

test('quick moves are seen at once and saved one after another, the last one last', async () => {
  await open();
  api.answers(orderPasports, { values: [] });
  api.answers(getGroup, withHouses(two, three, one));
  click(button('Posunout dům Dům 1 níž'));
  click(button('Posunout dům Dům 1 níž'));
  expect(names()).toEqual(['Dům 2', 'Dům 3', 'Dům 1']);
  await eventually(() => expect(api.sentTo(orderPasports)).toHaveLength(2));
  expect(api.sentTo(orderPasports).map(({ pasport_ids }) => pasport_ids)).toEqual([
    [2, 1, 3],
    [2, 3, 1],
  ]);
  expect(names()).toEqual(['Dům 2', 'Dům 3', 'Dům 1']);
});

test('a refused move puts the houses back and says why', async () => {
  await open();
  api.refuses(orderPasports, 'not-found');
  click(button('Posunout dům Dům 3 výš'));
  expect(names()).toEqual(['Dům 1', 'Dům 3', 'Dům 2']);
  await eventually(() => expect(names()).toEqual(['Dům 1', 'Dům 2', 'Dům 3']));
  expect(document.body.textContent).toContain('Požadovaný záznam nebyl nalezen.');
});

test('a house at an end goes no further', async () => {
  await open();
  click(button('Posunout dům Dům 1 výš'));
  expect(names()).toEqual(['Dům 1', 'Dům 2', 'Dům 3']);
  expect(api.sentTo(orderPasports)).toEqual([]);
});

test('a house taken out by a double click is taken out once', async () => {
  await open();
  api.answers(updateBuilding, { ...two, parent_id: null });
  const release = api.holds(updateBuilding);
  click(button('Vyjmout dům Dům 2 ze skupiny'));
  await settled();
  click(button('Vyjmout dům Dům 2 ze skupiny'));
  release();
  await eventually(() => expect(document.body.textContent).toContain('Dům 2 už není ve skupině'));
  expect(api.sentTo(updateBuilding)).toHaveLength(1);
});

test('a house is taken out over the version that was seen', async () => {
  await open();
  api.answers(updateBuilding, { ...two, parent_id: null });
  click(button('Vyjmout dům Dům 2 ze skupiny'));
  await eventually(() =>
    expect(api.sentTo(updateBuilding)).toMatchObject([{ parent_id: null, version: 4 }]),
  );
});
