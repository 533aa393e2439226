import { afterEach, describe, expect, test, vi } from 'vitest';
import { button, click, one, rendered } from '#tests/web/rendered.tsx';
import { OpenedFigure } from './OpenedFigure.tsx';

const onOpen = vi.fn<() => void>();
const scrolled = vi.fn<(this: HTMLElement) => void>();
let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  onOpen.mockReset();
  scrolled.mockReset();
});

const draw = (figure: number, how: { href?: string; section?: string } = {}) => {
  ({ leave } = rendered(
    <>
      <OpenedFigure figure={figure} title="Zobrazit tyto dluhy" onOpen={onOpen} {...how}>
        {`${figure} Kč`}
      </OpenedFigure>
      <section id="debts" />
    </>,
  ));
};

describe('a figure', () => {
  test('shows what it is made of, and brings that into sight', () => {
    draw(12, { section: 'debts' });
    one('#debts').scrollIntoView = scrolled;
    const figure = button('12 Kč');
    expect(figure.title).toBe('Zobrazit tyto dluhy');
    click(figure);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test('of a list that stands elsewhere is a link there', () => {
    draw(-3, { href: '/Arrears?unit=1' });
    expect(one('a').getAttribute('href')).toBe('/Arrears?unit=1');
    expect(one('a').textContent).toBe('-3 Kč');
  });

  test('of nought leads nowhere', () => {
    draw(0, { href: '/Arrears?unit=1' });
    expect(document.querySelector('a, button')).toBeNull();
    expect(document.body.textContent).toContain('0 Kč');
  });
});
