import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  createDegreeDayPlace,
  deleteDegreeDayPlace,
  updateDegreeDayPlace,
} from '#contract/degree-days.ts';
import { queryClient } from '#web/lib/query.ts';
import { TextField } from '#web/form/fields.tsx';
import { button, click, one, oneOf, press, settled, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { RecordDialogs } from './RecordDialogs.tsx';
import { CreateButton, RecordTable } from './RecordTable.tsx';
import type { FieldsProps, RecordKind } from './record-kind.ts';
import { useRecordList } from './useRecordList.ts';

interface Values {
  name: string;
  altitude: number | null;
  [field: string]: unknown;
}
type Place = z.output<typeof createDegreeDayPlace.result>;

const rowKey = ({ degree_day_place_id }: Place) => degree_day_place_id;

const kind: RecordKind<undefined, Values, Place> = {
  calls: {
    create: createDegreeDayPlace,
    update: updateDegreeDayPlace,
    remove: deleteDegreeDayPlace,
  },
  params: (_where, id) => ({ id }),
  stale: [],
  draftKey: (_where, id) => `probe.${id}`,
  rules: z.object({ name: z.string().min(1), altitude: z.number().nullable() }),
  labels: { name: 'Místo' },
  idOf: rowKey,
  valuesOf: ({ name, altitude }) => ({ name, altitude }),
  titles: { create: 'Nové místo', edit: ({ name }) => `Místo ${name}` },
  told: () => '',
  note: ({ is_system }) => (is_system ? 'Dává portál' : ''),
  removal: {
    label: 'Smazat místo',
    question: ({ name }) => `Smazat ${name}?`,
    isAllowed: ({ is_system }) => !is_system,
  },
  Fields,
};

function Fields({ form }: FieldsProps<undefined, Values, Place>) {
  return <TextField {...form.field('name')} label="Místo" />;
}

const place = (degree_day_place_id: number, over: Partial<Place> = {}): Place => ({
  degree_day_place_id,
  name: `Místo ${degree_day_place_id}`,
  altitude: 100,
  design_temperature: null,
  norm_days: null,
  norm_temperature: null,
  norm_d19: null,
  norm_d20: null,
  norm_d21: null,
  is_system: false,
  hidden: false,
  months_count: 0,
  created: '2026-01-02T08:15:00.000Z',
  updated: '2026-01-02T08:15:00.000Z',
  version: 4,
  ...over,
});

const onOpen = vi.fn<(id: number | undefined) => void>();

interface ListProps {
  rows: readonly Place[];
  open?: number;
  fresh?: Values;
  of?: typeof kind;
}

function List({ rows, open, fresh, of = kind }: ListProps) {
  const list = useRecordList<Place, Values>({ rows, rowKey, open, onOpen, fresh });
  return (
    <>
      <RecordTable
        list={list}
        label="Místa"
        columns={[{ text: 'Místo', value: 'name' }]}
        toolbar={
          <CreateButton
            text="Nové místo"
            onClick={() => list.create(() => ({ name: '', altitude: null }))}
          />
        }
      />
      <RecordDialogs kind={of} where={undefined} list={list} />
    </>
  );
}

let api: StubApi;
let leave: () => void;
const field = () => oneOf(HTMLInputElement, 'input[name="name"]');
const save = () => press(one('form'), 's', { ctrlKey: true });
const marked = () => document.querySelector('tr[data-marked]')?.textContent;

beforeEach(() => {
  onOpen.mockReset();
  api = stubApi();
  signedIn();
});
afterEach(() => {
  leave();
  queryClient.clear();
});

test('a new record says in the title whose it will be, where it belongs to another', async () => {
  ({ leave } = drawn(
    <List
      rows={[place(1)]}
      fresh={{ name: '', altitude: null }}
      of={{ ...kind, titles: { ...kind.titles, of: () => 'Brno' } }}
    />,
  ));
  await eventually(() => expect(document.body.textContent).toContain('Nové místo: Brno'));
});

test('a new record is saved whole, and then stands in the list, marked', async () => {
  api.answers(createDegreeDayPlace, place(9, { name: 'Brno' }));
  ({ leave } = drawn(<List rows={[place(1)]} />));
  click(button('Nové místo'));
  await eventually(() => field());
  type(field(), 'Brno');
  save();
  await eventually(() => expect(marked()).toContain('Brno'));
  expect(document.querySelector('form')).toBeNull();
  expect(api.sentTo(createDegreeDayPlace)).toMatchObject([{ name: 'Brno', altitude: null }]);
  expect(onOpen).not.toHaveBeenCalled();
});

test('the open record is saved by its changed fields, over the version that was seen', async () => {
  api.answers(updateDegreeDayPlace, place(1, { name: 'Brno', version: 5 }));
  ({ leave } = drawn(<List rows={[place(1)]} open={1} />));
  await eventually(() => field());
  type(field(), 'Brno');
  save();
  await eventually(() => expect(onOpen).toHaveBeenCalledWith(undefined));
  const [sent] = api.sentTo(updateDegreeDayPlace);
  expect(sent).toMatchObject({ name: 'Brno', version: 4 });
  expect(sent).not.toHaveProperty('altitude');
});

test('a record that may not be deleted offers no deletion and says why', async () => {
  ({ leave } = drawn(<List rows={[place(1, { is_system: true })]} open={1} />));
  await eventually(() => field());
  await settled();
  expect(document.body.textContent).toContain('Dává portál');
  expect(document.body.textContent).not.toContain('Smazat místo');
});

test('a record that may be deleted offers it', async () => {
  ({ leave } = drawn(<List rows={[place(1)]} open={1} />));
  await eventually(() => button('Smazat místo'));
  expect(document.body.textContent).not.toContain('Dává portál');
});

test('a new record of which the address tells is open at once, and the address is told when it ends', async () => {
  api.answers(createDegreeDayPlace, place(9, { name: 'Brno' }));
  ({ leave } = drawn(<List rows={[place(1)]} fresh={{ name: 'Brn', altitude: null }} />));
  await eventually(() => expect(field().value).toBe('Brn'));
  type(field(), 'Brno');
  save();
  await eventually(() => expect(onOpen).toHaveBeenCalledWith(undefined));
  expect(marked()).toContain('Brno');
});

test('a field that follows from another is saved with it', async () => {
  const settling = {
    ...kind,
    settled: ({ name }: Values) => (name === 'Praha' ? { altitude: null } : {}),
  };
  api.answers(updateDegreeDayPlace, place(1, { name: 'Praha', altitude: null, version: 5 }));
  ({ leave } = drawn(<List rows={[place(1)]} open={1} of={settling} />));
  await eventually(() => field());
  type(field(), 'Praha');
  save();
  await eventually(() => expect(api.sentTo(updateDegreeDayPlace)).toHaveLength(1));
  expect(api.sentTo(updateDegreeDayPlace)).toMatchObject([
    { name: 'Praha', altitude: null, version: 4 },
  ]);
});

test('what a new record is filled with from elsewhere is sent in the place of what was typed', async () => {
  const completing = {
    ...kind,
    completed: async (values: Values) => ({ ...values, altitude: 230 }),
  };
  api.answers(createDegreeDayPlace, place(9, { name: 'Brno' }));
  ({ leave } = drawn(<List rows={[]} fresh={{ name: 'Brno', altitude: null }} of={completing} />));
  await eventually(() => field());
  save();
  await eventually(() => expect(api.sentTo(createDegreeDayPlace)).toHaveLength(1));
  expect(api.sentTo(createDegreeDayPlace)).toMatchObject([{ name: 'Brno', altitude: 230 }]);
});
