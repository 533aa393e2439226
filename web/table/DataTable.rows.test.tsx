import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, click, one, oneOf, press } from '#tests/web/rendered.tsx';
import { viewTools } from './view-tools.ts';
import {
  onActivate,
  onSelect,
  row,
  rows,
  showTable,
  sixty,
  unit,
  units,
} from '#tests/web/table-probe.tsx';

/** An action of a list that opens a dialog of its own. */
function Opening() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <div role="dialog">Okno</div>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Otevřít okno
    </button>
  );
}

/** A control of saved views that asks for a name in a dialog of its own. */
const Naming = () => (
  <div role="dialog">
    <input />
  </div>
);

let leave: () => void;
function draw(
  ...props: Parameters<typeof showTable>
): (next: Parameters<typeof showTable>[0]) => void {
  const table = showTable(...props);
  leave = table.leave;
  return table.again;
}

beforeEach(() => void vi.clearAllMocks());
afterEach(() => leave());

describe('rows', () => {
  test('the marked one carries > and is the selected one', () => {
    draw({ marked: 2 });
    expect(row(1).cells[0]?.textContent).toBe('>');
    expect(row(1).getAttribute('aria-selected')).toBe('true');
    expect(row(0).cells[0]?.textContent).toBe('');
  });

  test('the marked one is followed to where a refreshed list holds it, unless another page was turned to', () => {
    const moved = [...sixty.slice(1), unit(1)];
    const shown = () => rows().map((each) => each.cells[1]?.textContent);
    let again = draw({ marked: 1, initialSort: undefined });
    again({ marked: 1, initialSort: undefined, rows: moved });
    expect(shown().at(-1)).toBe('Dům 1');
    leave();
    again = draw({ marked: 1, initialSort: undefined });
    click(button('Stránka 2'));
    again({ marked: 1, initialSort: undefined, rows: moved });
    expect(shown()[0]).toBe('Dům 27');
  });

  test('a click selects, a double click opens', () => {
    draw();
    click(row(3).cells[1] as HTMLElement);
    expect(onSelect).toHaveBeenCalledWith(unit(4));
    act(() => void row(3).dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
    expect(onActivate).toHaveBeenCalledWith(unit(4));
  });

  test('a control inside keeps its clicks and keys for itself', () => {
    draw({
      columns: [
        { text: 'Akce', value: 'name', render: () => <button type="button">Přepnout</button> },
      ],
    });
    click(button('Přepnout'));
    press(button('Přepnout'), 'Enter');
    expect(onSelect).not.toHaveBeenCalled();
    expect(onActivate).not.toHaveBeenCalled();
  });

  test('are one stop for Tab: the marked one, else the first', () => {
    draw({ marked: 2 });
    expect(
      rows()
        .map((each) => each.tabIndex)
        .filter((index) => index === 0),
    ).toHaveLength(1);
    expect(row(1).tabIndex).toBe(0);
  });

  test('keep the keyboard at the same record and column while they reload', () => {
    const again = draw();
    const cell = () => document.activeElement?.closest('td');
    act(() => row(2).focus());
    press(row(2), 'ArrowRight');
    press(document.activeElement as HTMLElement, 'ArrowRight');
    expect(cell()?.textContent).toBe('Společenství 3');
    press(document.activeElement as HTMLElement, 'ArrowDown');
    expect(cell()?.textContent).toBe('Společenství 4');
    again({ rows: undefined });
    again({ rows: units(60).toReversed() });
    expect(cell()?.textContent).toBe('Společenství 4');
    const at = row(3).cells[2]?.textContent;
    expect(at).toBe('Společenství 4');
    again({ rows: units(60).filter(({ unit_id }) => unit_id !== 4) });
    expect(cell()?.textContent).toBe('Společenství 5');
    expect(cell()?.closest('tr')).toBe(row(3));
  });

  test('leave the keyboard elsewhere when it had gone there', () => {
    const again = draw();
    act(() => row(2).focus());
    act(() => row(2).blur());
    again({ rows: units(60).toReversed() });
    expect(document.activeElement).toBe(document.body);
  });

  test('are left alone in a table that only shows', () => {
    draw({ onSelect: undefined, onActivate: undefined });
    expect(row(0).hasAttribute('tabindex')).toBe(false);
    expect(one('[role="region"]').tabIndex).toBe(0);
  });

  test('are picked one by one also where none of them opens, by the box and by its key', () => {
    const picked = vi.fn((_rows: readonly unknown[]) => null);
    draw({ onSelect: undefined, onActivate: undefined, renderPicked: picked });
    const last = () => picked.mock.calls.at(-1)?.[0].length;
    const box = row(1).querySelector('input') ?? row(1);
    act(() => box.click());
    expect(last()).toBe(1);
    act(() => row(2).focus());
    press(row(2), 'x');
    expect(last()).toBe(2);
  });
});

describe('keyboard', () => {
  const focusedName = () => (document.activeElement as HTMLTableRowElement).cells[1]?.textContent;
  beforeEach(() => {
    draw();
    act(() => row(0).focus());
  });

  test('arrows move, Home and End go to the ends of the page', () => {
    press(row(0), 'ArrowDown');
    expect(focusedName()).toBe('Dům 2');
    press(row(1), 'ArrowUp');
    press(row(0), 'ArrowUp');
    expect(focusedName()).toBe('Dům 1');
    press(row(0), 'End');
    expect(focusedName()).toBe('Dům 25');
    press(row(24), 'ArrowDown');
    expect(focusedName()).toBe('Dům 25');
    press(row(24), 'Home');
    expect(focusedName()).toBe('Dům 1');
  });

  test('Space marks, Enter opens', () => {
    press(row(0), ' ');
    expect(onSelect).toHaveBeenCalledWith(unit(1));
    press(row(0), 'Enter');
    expect(onActivate).toHaveBeenCalledWith(unit(1));
  });

  test('PageDown and PageUp turn pages and keep the focus in the table', () => {
    press(row(0), 'PageDown');
    expect(focusedName()).toBe('Dům 26');
    press(row(0), 'PageUp');
    expect(focusedName()).toBe('Dům 1');
    press(row(0), 'PageUp');
    expect(focusedName()).toBe('Dům 1');
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
    );
  });

  const card = (index: number) => document.querySelectorAll('li')[index] as HTMLElement;

  test('a row is a card of its most telling values', () => {
    draw({ marked: 1 });
    expect(document.querySelector('table')).toBeNull();
    expect([...card(1).querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['Plocha']);
  });

  test('a card opens by its button, which says by its title what it opens', () => {
    draw();
    const open = button('Otevřít', card(1));
    expect(document.getElementById(open.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Dům 2',
    );
    click(open);
    expect(onActivate).toHaveBeenCalledWith(unit(2));
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('a card that opens nothing is marked by a touch', () => {
    draw({ onActivate: undefined, marked: 1 });
    expect(button('Dům 2').getAttribute('aria-pressed')).toBe('false');
    click(button('Dům 2'));
    expect(onSelect).toHaveBeenCalledWith(unit(2));
  });

  test('filters are folded behind a button that says how many hold, actions behind another', () => {
    draw({ filters: <i id="filter" />, held: 2, toolbar: <i id="action" /> });
    const isHidden = (id: string) => one(`#${id}`).closest('[hidden]') !== null;
    expect([isHidden('filter'), isHidden('action')]).toEqual([true, true]);
    click(button('Filtry: platí 2'));
    expect([isHidden('filter'), isHidden('action')]).toEqual([false, true]);
    click(button('Další akce'));
    expect([isHidden('filter'), isHidden('action')]).toEqual([true, false]);
    click(button('Další akce'));
    expect([isHidden('filter'), isHidden('action')]).toEqual([true, true]);
  });

  test('what an action has opened stays open when a tablet is turned, and turned again', () => {
    const screen = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(window, 'matchMedia').mockReturnValue(screen as unknown as MediaQueryList);
    draw({ toolbar: <Opening /> });
    const turn = (matches: boolean) =>
      act(() => {
        screen.matches = matches;
        screen.dispatchEvent(new Event('change'));
      });
    click(button('Otevřít okno'));
    turn(true);
    expect(document.querySelector('table')).toBeNull();
    expect(one('[role="dialog"]').textContent).toBe('Okno');
    turn(false);
    expect(document.querySelector('table')).not.toBeNull();
    expect(one('[role="dialog"]').textContent).toBe('Okno');
  });

  test('the dialog of a saved view keeps what is typed in it when a tablet is turned, and turned again', () => {
    const screen = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(window, 'matchMedia').mockReturnValue(screen as unknown as MediaQueryList);
    viewTools.set({ prepare: () => undefined, Tools: Naming });
    draw({ id: 'jednotky' });
    const turn = (matches: boolean) =>
      act(() => {
        screen.matches = matches;
        screen.dispatchEvent(new Event('change'));
      });
    const menu = one('[aria-haspopup="menu"]:not([data-table-views])');
    click(button('Pohledy'));
    const field = oneOf(HTMLInputElement, '[role="dialog"] input');
    field.value = 'Dlužníci';
    turn(true);
    expect(document.querySelector('table')).toBeNull();
    expect(oneOf(HTMLInputElement, '[role="dialog"] input')).toBe(field);
    turn(false);
    expect(document.querySelector('table')).not.toBeNull();
    expect(oneOf(HTMLInputElement, '[role="dialog"] input')).toBe(field);
    expect(field.value).toBe('Dlužníci');
    // So does what the menu has opened, such as the choice of columns.
    expect(one('[aria-haspopup="menu"]:not([data-table-views])')).toBe(menu);
    viewTools.set(null);
  });

  test('sorting is chosen from a list', () => {
    draw();
    click(button('Řadit'));
    const list = oneOf(HTMLSelectElement, 'select');
    expect(list.selectedOptions[0]?.textContent).toBe('Název vzestupně');
    act(() => {
      list.value = '1';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(card(0).textContent).toContain('Dům 60');
  });
});
