import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDashboard, type DashboardUnit, type TermKind } from '#contract/dashboard.ts';
import { bookRows, filteredAddresses } from '#web/addresses/book-filters.ts';
import { filteredRelations } from '#web/addresses/relations/relation-filters.ts';
import { boundRows } from '#web/addresses/relations/relation-rows.ts';
import { filteredBuildings } from '#web/buildings/building-filters.ts';
import { hasGap } from '#web/bank/bank-words.ts';
import { eventFilterName, isOfEventFilter } from '#web/fieldwork/events/event-filters.ts';
import { storeStanding } from '#contract/rules/file-store.ts';
import { healthKinds } from '#web/dashboard/health-kinds.ts';
import { burningKinds, unitKinds, waitingKinds } from '#web/dashboard/kinds.ts';
import { tileOf } from '#web/dashboard/tiles.ts';
import { isOfWarningFilter, warningFilter } from '#web/meters/watch/warning-filters.ts';
import {
  filteredContracts,
  filterName as contractFilter,
  originIn,
  writtenIn,
} from '#web/contracts/contract-filters.ts';
import { filterName as supplyFilter, isOfFilter } from '#web/billing/place-filters.ts';
import { paths } from '#web/lib/paths.ts';
import { filteredSpaces } from '#web/pasports/space-filters.ts';
import { filterName, filteredRevisions } from '#web/revisions/revision-filters.ts';
import { isOfList, isOfUnopened, listFilter } from '#web/settlement/states.ts';
import { payerFilters } from '#web/sipo/register.ts';
import { filterName as todoFilter, isOfFilter as isOfTodoFilter } from '#web/todo/todo-filters.ts';
import { fillUnit, listsOf, TODAY, type Lists } from './dashboard-scene.ts';
import { createWorld, type World } from './world.ts';

// The counts are the server's and the filters the browser's; here they meet.
let world: World;
let user: Awaited<ReturnType<World['makeUser']>>;
let unit_id: number;
let unit: DashboardUnit;
let lists: Lists;

async function dashboard(token = user.token, query: Record<string, string> = {}) {
  return world.call(readDashboard, { token, query });
}

beforeAll(async () => {
  world = await createWorld();
  world.setNow(`${TODAY}T11:00:00Z`);
  user = await world.makeUser();
  ({ unit_id } = await world.makeUnit(user.client_id, { name: 'Čistá' }));
  await fillUnit(world, { client_id: user.client_id, unit_id });
  const [first] = (await dashboard()).result.values;
  if (first === undefined) throw new Error('The unit is not told of.');
  unit = first;
  lists = await listsOf(world, user.token, unit_id);
});
afterAll(() => world.close());

/** How many rows the list at an address has under the filter that stands in it. */
function listed(href: string, among = lists): number {
  const { pathname, searchParams } = new URL(href, 'http://portal');
  const filter = searchParams.get('filter') ?? '';
  const rows: Record<string, () => readonly object[] | undefined> = {
    [paths.pasports]: () => filteredSpaces(among.spaces, filter),
    [paths.buildings]: () => filteredBuildings(among.houses, filter),
    [paths.Addresses]: () =>
      filteredAddresses(bookRows(among.book.values, among.book.resident_ids), filter),
    [paths.AddressBookTenants]: () => filteredRelations(boundRows(among.relations), filter, TODAY),
    [paths.AuxiliariesRevisionTypes]: () =>
      filteredRevisions(among.devices, filterName(filter), TODAY),
    [paths.MetersOverview]: () => {
      const asked = filter === '' ? 'all' : warningFilter(filter);
      return among.warnings.filter((row) => isOfWarningFilter(asked, row));
    },
    [paths.BillingPlaces]: () => {
      const asked = supplyFilter(filter);
      return among.supplies.filter((row) => isOfFilter(asked, row, TODAY));
    },
    [paths.Contracts]: () => {
      const written = writtenIn(among.contracts, originIn(searchParams.get('kind') ?? ''));
      return filteredContracts(written, contractFilter(filter), TODAY);
    },
    [paths.Settlements]: () => {
      const { values, unopened } = among.settlements;
      const asked = listFilter(filter);
      return [
        ...values.filter((row) => isOfList(asked, row)),
        ...unopened.filter((one) => isOfUnopened(asked, one)),
      ];
    },
    [paths.Todos]: () =>
      among.todos.filter((todo) =>
        isOfTodoFilter(todoFilter(filter), todo, { me: undefined, today: TODAY }),
      ),
    [paths.InmesEvents]: () => {
      const asked = eventFilterName(filter);
      return among.events.filter((event) => isOfEventFilter(asked, event, TODAY));
    },
    // One store, which stands out once it is nearly full.
    [paths.ClientLicense]: () =>
      storeStanding(among.files.used_bytes) === 'free' ? [] : [among.files],
    [paths.Arrears]: () => among.debts,
    [paths.Payments]: () => among.queue,
    [paths.MoneyBank]: () => (filter === '' ? among.statements : among.statements.filter(hasGap)),
    [paths.AuxiliariesSipo]: () => {
      const chosen = payerFilters.find(({ name }) => name === filter);
      return chosen ? among.payers.filter(chosen.holds) : among.payers;
    },
  };
  return rows[pathname]?.()?.length ?? -1;
}

/** How many rows the same list has under no filter. */
const whole = (href: string, among = lists) =>
  listed(href.replace(/filter=[a-z-]+/, 'filter='), among);

const kinds = [...burningKinds, ...waitingKinds, ...healthKinds, ...unitKinds];
const named = kinds.map((kind) => [kind.text, kind] as const);

describe('the dashboard', () => {
  test.each(named)('counts "%s" as the list does to which the tile leads', (_text, kind) => {
    const { count, href } = tileOf(kind, unit);
    expect(new URL(href, 'http://portal').searchParams.get('unit')).toBe(String(unit_id));
    expect(count).toBeGreaterThan(0);
    expect(count).toBe(listed(href));
    // A filter that the list does not know would leave all of it; debts and the queue are lists by themselves.
    expect(count).toBeLessThan(href.includes('filter=') ? whole(href) : Infinity);
  });

  test('tells by name the most urgent of each kind, at most two', () => {
    const days = (kind: TermKind) =>
      unit.things.filter((thing) => thing.kind === kind).map(({ on }) => on);
    expect(days('revisions_overdue')).toEqual(['2023-05-01', '2025-01-10']);
    expect(days('contracts_expired')).toEqual(['2024-06-30', '2025-01-19']);
    expect(days('contracts_ending')).toEqual([TODAY, '2025-02-01']);
    expect(days('contracts_warned')).toEqual([TODAY]);
    expect(days('supplies_expired')).toEqual(['2024-12-31', '2025-01-19']);
    expect(days('supplies_notice')).toEqual([TODAY, '2025-03-21']);
    expect(days('supplies_ending')).toEqual([TODAY, '2025-03-21']);
    expect(days('agreed_expired')).toEqual(['2025-01-19']);
    expect(days('agreed_warned')).toEqual([TODAY, '2025-03-21']);
    expect(days('agreed_ending')).toEqual([TODAY]);
    expect(days('todos_overdue')).toEqual(['2025-01-10', '2025-01-19']);
    expect(days('todos_soon')).toEqual([TODAY, '2025-01-27']);
    expect(days('faults_open')).toEqual([TODAY]);
    const warned = unit.things.filter(({ kind }) => kind === 'meters_warned');
    expect(warned.map(({ name }) => name)).toEqual(['Porušená plomba', 'Skončilo ověření']);
    // What must not be used comes before the oldest fault.
    const faulty = unit.things.filter(({ kind }) => kind === 'faults_overdue');
    expect(faulty.map(({ on, unfit }) => [on, unfit])).toEqual([
      ['2025-02-19', true],
      ['2024-03-01', false],
    ]);
    const owing = unit.things.filter(({ kind }) => kind === 'debts_overdue');
    expect(owing.map(({ on, amount }) => [on, amount])).toEqual([
      ['2025-01-05', 400_000],
      ['2024-12-05', 150_000],
    ]);
    const missing = unit.things.filter(({ kind }) => kind === 'statements_missing');
    expect(missing.map(({ name, on }) => [name, on])).toEqual([
      ['chybí výpisy č. 10–11', '2024-12-01'],
    ]);
    const late = unit.things.filter(({ kind }) => kind === 'settlements_late');
    // 2022 was to be delivered by Tuesday 2 May 2023: 629 days and one recipient make 31,450 Kč.
    expect(late.map(({ on, amount }) => [on, amount])).toEqual([
      ['2023-05-02', 3_145_000],
      ['2023-10-30', null],
    ]);
    for (const { name, place } of unit.things) expect([name, place]).not.toContain('');
  });

  test('judges the data among as many records as the lists have', () => {
    const { spaces, houses, book, payers } = lists;
    expect(unit.flats_count + unit.spaces_count).toBe(spaces.length);
    expect(unit.houses_count).toBe(houses.length);
    expect(unit.contacts_count).toBe(book.values.length);
    expect(unit.payers_count).toBe(payers.length);
    expect([unit.owned_count, unit.shared_houses_count]).toEqual([3, 1]);
  });

  test('counts the unit as it was made', () => {
    expect(unit).toMatchObject({
      unit_name: 'Čistá',
      spaces_without_area: 1,
      symbols_missing: 1,
      shares_uneven: 2,
      buildings_without_address: 2,
      revisions_overdue: 2,
      revisions_soon: 1,
      revisions_never: 2,
      meters_warned: 2,
      debts_overdue: 2,
      debts_sum: 550_000,
      payments_waiting: 2,
      payments_sum: 100_000,
      statements_missing: 1,
      // Three settlements and one that nobody has opened; one, one whose objection waits, and one more of those.
      settlements_late: 4,
      settlements_soon: 3,
      // Of two houses nobody has counted how many recipients there are.
      penalties_sum: null,
      settlements_changed: 1,
      raises_offered: 1,
      raises_sum: 120_000,
      faults_overdue: 3,
      faults_open: 1,
      contracts_expired: 3,
      contracts_ending: 3,
      contracts_warned: 1,
      supplies_expired: 2,
      supplies_notice: 2,
      supplies_ending: 2,
      sipo_wrong_number: 4,
    });
  });
});

describe('an SVJ on the dashboard', () => {
  test('is told of its owners who pay, as its lists tell of them', async () => {
    const { client_id, token } = user;
    const owned = await world.makeUnit(client_id, { name: 'SVJ Pod Lipami', active: false });
    await fillUnit(world, { client_id, unit_id: owned.unit_id });
    await world.db.owner.query("update units set payer = 'owner' where unit_id = $1", [
      owned.unit_id,
    ]);
    const [told] = (await dashboard(token, { unit_id: String(owned.unit_id) })).result.values;
    const among = await listsOf(world, token, owned.unit_id);
    const asked = ['spaces_without_payer', 'sipo_without_number'];
    for (const kind of kinds.filter(({ count }) => asked.includes(count))) {
      if (told === undefined) throw new Error('The unit is not told of.');
      const { count, href } = tileOf(kind, told);
      expect([kind.text, count]).toEqual([kind.text, listed(href, among)]);
      expect([kind.text, count > 0, count <= whole(href, among)]).toEqual([kind.text, true, true]);
      expect([kind.text, count]).not.toEqual([kind.text, unit[kind.count]]);
    }
  });
});

describe('units on the dashboard', () => {
  test('are the active ones by name; any one may be asked for by itself', async () => {
    const { client_id, token } = user;
    const calm = await world.makeUnit(client_id, { name: 'Bílá' });
    const asleep = await world.makeUnit(client_id, { name: 'Ašské domy', active: false });
    await fillUnit(world, { client_id, unit_id: asleep.unit_id });
    const all = (await dashboard()).result.values;
    expect(all.map(({ unit_name }) => unit_name)).toEqual(['Bílá', 'Čistá']);
    expect(all[1]).toEqual(unit);
    const counts = Object.entries(all[0] ?? {}).filter(
      ([name]) => !/^unit_|^things$|_sum$/.test(name),
    );
    expect(counts.filter(([, count]) => count !== 0)).toEqual([]);
    // One kind is among the burning ones and the figures of a unit; five counts are what is judged;
    // contracts of a unit that end and tasks of the week have no line, so that a crowd stays one screen.
    expect(counts.length).toBe(kinds.length - 1 + 5 + 2);
    const one = await dashboard(token, { unit_id: String(asleep.unit_id) });
    expect(one.result.values).toEqual([
      { ...unit, unit_id: asleep.unit_id, unit_name: asleep.name },
    ]);
    const other = await dashboard(token, { unit_id: String(calm.unit_id) });
    expect(other.result.values).toHaveLength(1);
  });

  test('of another client are neither told of nor counted, and asked for are missing', async () => {
    const stranger = await world.makeUser();
    const own = await world.makeUnit(stranger.client_id, { name: 'Cizí kanárek' });
    await fillUnit(world, { client_id: stranger.client_id, unit_id: own.unit_id });
    const { result, text } = await dashboard();
    expect(text).not.toContain('kanárek');
    expect(result.values.find((row) => row.unit_id === unit_id)).toEqual(unit);
    const asked = [own.unit_id, 2_000_000_000].map((id) =>
      dashboard(user.token, { unit_id: String(id) }),
    );
    const replies = await Promise.all(asked);
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies[0]?.error.errorMsg).toBe(replies[1]?.error.errorMsg);
  });

  test('that have agreed nothing with the post are not told that payers lack numbers', async () => {
    const { client_id } = user;
    const plain = await world.makeUnit(client_id, { name: 'Bez pošty' });
    await fillUnit(world, { client_id, unit_id: plain.unit_id });
    await world.db.owner.query('delete from sipo_settings where unit_id = $1', [plain.unit_id]);
    const [told] = (await dashboard(user.token, { unit_id: String(plain.unit_id) })).result.values;
    expect(told).toMatchObject({
      sipo_without_number: 0,
      sipo_wrong_number: 0,
      symbols_missing: 1,
    });
  });

  test('of a client without any are an empty list', async () => {
    const newcomer = await world.makeUser();
    expect((await dashboard(newcomer.token)).result.values).toEqual([]);
  });
});
