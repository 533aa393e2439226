import { afterEach, beforeEach, expect, test } from 'vitest';
import { listHeatingChoices } from '#contract/heating.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { createFloor, listElements, listFloors } from '#contract/pasports/floors.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one, oneOf, press, settled } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { plainBuilding } from '#tests/web/building.ts';
import { emptyElement } from './element-form.ts';
import { Elements } from './Elements.tsx';
import { emptyFloor } from './floor-form.ts';
import { Floors } from './Floors.tsx';

const stamps = {
  created: '2026-01-02T08:15:00.000Z',
  updated: '2026-01-02T08:15:00.000Z',
  version: 1,
};
const building = plainBuilding();
const go = () => undefined;

let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(browseSpaces, { values: [], hidden_spaces: 0, hidden_buildings: 0 });
  api.answers(listHeatingChoices, { values: [] });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const ground = {
  ...emptyFloor([]),
  ...stamps,
  unit_id: 1,
  pasport_id: 10,
  pasport_floor_id: 4,
  floor: 1,
};

const valueOf = (name: string) => oneOf(HTMLInputElement, `input[name="${name}"]`).value;

async function untilHeld(title: string, release: () => void): Promise<void> {
  await settled();
  expect(button(title).disabled).toBe(true);
  release();
}

async function openNew(title: string): Promise<void> {
  await eventually(() => expect(button(title).disabled).toBe(false));
  click(button(title));
  await eventually(() => one('form'));
}

test('a new floor stands above the others, so it waits until they are known', async () => {
  api.answers(listFloors, { values: [ground] });
  const release = api.holds(listFloors);
  ({ leave } = drawn(<Floors building={building} row={undefined} go={go} />));
  await untilHeld('Nové podlaží', release);
  await openNew('Nové podlaží');
  expect(valueOf('code')).toBe('2NP');
});

test('a floor made right after another goes on from it, though the list has not come yet', async () => {
  api.answers(listFloors, { values: [] });
  api.answers(createFloor, ground);
  ({ leave } = drawn(<Floors building={building} row={undefined} go={go} />));
  await openNew('Nové podlaží');
  const release = api.holds(listFloors);
  press(one('form'), 's', { ctrlKey: true });
  await eventually(() => expect(document.querySelector('form')).toBeNull());
  click(button('Nové podlaží'));
  await eventually(() => one('form'));
  expect(valueOf('code')).toBe('2NP');
  release();
});

test('a new heating element stands behind the others, so it waits until they are known', async () => {
  const known = {
    ...emptyElement(building, [], '2026-01-01'),
    ...stamps,
    element_order: 10,
    sections: null,
    output: null,
    coefficient_output: 1,
    coefficient_position: 1,
    coefficient_contact: 1,
    valid_from: '2026-01-01',
    pasport_building_id: building.pasport_building_id,
    unit_id: 1,
    space_number: '',
    room_name: '',
  };
  api.answers(listElements, { values: [{ ...known, pasport_building_element_id: 3 }] });
  const release = api.holds(listElements);
  ({ leave } = drawn(<Elements building={building} place={{}} go={go} />));
  await untilHeld('Nové těleso', release);
  await openNew('Nové těleso');
  expect(valueOf('element_order')).toBe('20');
});
