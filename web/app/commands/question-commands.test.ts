import { describe, expect, test, vi } from 'vitest';
import { bookFilters } from '#web/addresses/book-filters.ts';
import { relationChoices } from '#web/addresses/relations/relation-filters.ts';
import { filterName as contractFilter } from '#web/contracts/contract-filters.ts';
import { eventFilterName } from '#web/fieldwork/events/event-filters.ts';
import { filterName as visitPlaceFilter } from '#web/fieldwork/visits/visit-filters.ts';
import { filterName as todoFilter } from '#web/todo/todo-filters.ts';
import { overpaymentChoices } from '#web/money/refunds/overpayment-filters.ts';
import { spaceChoices } from '#web/pasports/space-filters.ts';
import { filterName as meterFilter } from '#web/meters/meter-filters.ts';
import { sheetChoices } from '#web/prescription/sheets/sheet-filters.ts';
import { filterName } from '#web/revisions/revision-filters.ts';
import { signedIn } from '#tests/web/screen.tsx';
import { portalContext } from './portal-context.ts';
import { questionCommands, questions } from './question-commands.ts';
import { commands } from './registry.ts';

/** The chips that each list really has. */
const offers: Readonly<Record<(typeof questions)[number]['list'], (filter: string) => boolean>> = {
  pasports: (filter) =>
    spaceChoices([], {
      owing: { values: [], settled: [] },
      unread: { values: [], measured_spaces: 1 },
    }).some(({ name }) => name === filter),
  AddressBookTenants: (filter) =>
    relationChoices([], '2026-01-15').some(({ name }) => name === filter),
  AddressBookContacts: (filter) => Object.hasOwn(bookFilters, filter),
  AuxiliariesRevisionTypes: (filter) => filterName(filter) === filter,
  Contracts: (filter) => contractFilter(filter) === filter,
  MetersOverview: (filter) => meterFilter(filter) === filter,
  Todos: (filter) => todoFilter(filter) === filter,
  Prescriptions: (filter) => sheetChoices.chosen(filter) === filter,
  Refunds: (filter) => overpaymentChoices.chosen(filter) === filter,
  InmesAddresses: (filter) => visitPlaceFilter(filter) === filter,
  InmesEvents: (filter) => eventFilterName(filter) === filter,
};

describe('a question of a list', () => {
  test.each(questions)('$title is a chip of its list', ({ list, filter }) => {
    expect(offers[list](filter)).toBe(true);
  });

  test('has a name of its own among all commands', () => {
    const all = [...commands, ...questionCommands];
    for (const values of [all.map(({ id }) => id), all.map(({ title }) => title)])
      expect(values).toEqual([...new Set(values)]);
  });

  test('opens the list with its chip, where its module is open', () => {
    signedIn();
    const go = vi.fn<(href: string) => void>();
    const context = { ...portalContext(go), open: new Set(['pasports']) };
    const named = (title: string) => questionCommands.find((each) => each.title === title);
    named('Prostory bez vlastníka')?.run(context);
    expect(go).toHaveBeenLastCalledWith('/pasports?filter=no-owner');
    named('Revize příští měsíc')?.run(context);
    expect(go).toHaveBeenLastCalledWith('/auxiliaries/revisiontypes?type=0&filter=next-month');
    expect(named('Prostory bez vlastníka')?.visible(context)).toBe(true);
    expect(named('Revize příští měsíc')?.visible(context)).toBe(false);
    // What another module tells is asked only where that one is open too.
    expect(named('Prostory, které dluží')?.visible(context)).toBe(false);
    const withDebts = { ...context, open: new Set(['pasports', 'arrears']) };
    expect(named('Prostory, které dluží')?.visible(withDebts)).toBe(true);
    expect(named('Prostory bez odečtu')?.visible(withDebts)).toBe(false);
  });
});
