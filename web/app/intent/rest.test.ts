import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchRest } from './rest.ts';

const meant = vi.fn<(path: string) => void>();
let stop: () => void;

const link = (path: string) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!;
const page = () => document.querySelector('p')!;

/** The hand comes to the place. */
function point(at: Element, x: number, y = 0, init: PointerEventInit = {}): void {
  const place = { screenX: x, screenY: y, pointerType: 'mouse', bubbles: true };
  at.dispatchEvent(new PointerEvent('pointermove', { ...place, ...init }));
}
const press = (at: Element, init: PointerEventInit = {}) =>
  at.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true, ...init }));
const wait = (ms: number) => void vi.advanceTimersByTime(ms);
const told = () => meant.mock.calls.map(([path]) => path);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a href="/a"><b>A</b></a><a href="/b">B</a><p tabindex="0">text</p><a>nowhere</a><a href="tel:+420777000111">call</a>';
  stop = watchRest((found) => meant(found.pathname));
});
afterEach(() => {
  stop();
  meant.mockReset();
  vi.useRealTimers();
});

describe('a pointer', () => {
  test('that rests on a link means it, once, also over what stands in the link', () => {
    point(link('/a').querySelector('b')!, 10);
    wait(99);
    expect(told()).toEqual([]);
    wait(1);
    expect(told()).toEqual(['/a']);
    wait(60_000);
    point(link('/a'), 11);
    wait(60_000);
    expect(told()).toEqual(['/a']);
  });

  test('that passes over links means none of them', () => {
    for (let at = 0; at < 20; at += 1) {
      point(link(at % 2 === 0 ? '/a' : '/b'), at * 5);
      wait(90);
    }
    point(page(), 200);
    wait(1000);
    expect(told()).toEqual([]);
  });

  test('that still moves within a link does not rest on it', () => {
    for (let at = 0; at < 20; at += 1) {
      point(link('/a'), at * 5);
      wait(90);
    }
    expect(told()).toEqual([]);
    wait(10);
    expect(told()).toEqual(['/a']);
  });

  test('that lies still means nothing of what comes under it', () => {
    point(page(), 10, 10);
    point(link('/a'), 10, 10);
    wait(1000);
    expect(told()).toEqual([]);
    point(link('/a'), 11, 10);
    wait(100);
    expect(told()).toEqual(['/a']);
  });

  test('that leaves the window means nothing', () => {
    point(link('/a'), 10);
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    wait(1000);
    expect(told()).toEqual([]);
  });

  test('means nothing by a link that has gone meanwhile, nor by one that leads to no screen', () => {
    point(link('/a'), 10);
    link('/a').remove();
    wait(1000);
    point(document.querySelector('a:not([href])')!, 30);
    wait(1000);
    point(link('tel:+420777000111'), 60);
    press(link('tel:+420777000111'));
    wait(1000);
    expect(told()).toEqual([]);
  });
});

describe('a press', () => {
  test('means its link at once, and once', () => {
    point(link('/a'), 10);
    press(link('/a'));
    expect(told()).toEqual(['/a']);
    wait(1000);
    expect(told()).toEqual(['/a']);
  });

  test('by a finger too, which does not rest before', () => {
    point(link('/a'), 10, 0, { pointerType: 'touch' });
    wait(1000);
    expect(told()).toEqual([]);
    press(link('/a'), { pointerType: 'touch' });
    expect(told()).toEqual(['/a']);
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { button: 1 },
    { button: 2 },
  ])('that opens elsewhere or opens a menu means nothing: %o', (init) => {
    press(link('/a'), init);
    wait(1000);
    expect(told()).toEqual([]);
  });
});

describe('the focus of a keyboard', () => {
  test('that rests on a link means it', () => {
    link('/a').focus();
    wait(149);
    expect(told()).toEqual([]);
    wait(1);
    expect(told()).toEqual(['/a']);
  });

  test('that goes on means nothing, also where it goes on from links', () => {
    link('/a').focus();
    wait(140);
    link('/b').focus();
    wait(140);
    page().focus();
    wait(1000);
    expect(told()).toEqual([]);
  });

  test('and that of a mouse is no rest', () => {
    vi.spyOn(link('/a'), 'matches').mockReturnValue(false);
    link('/a').focus();
    wait(1000);
    expect(told()).toEqual([]);
  });
});

describe('of what was before it watched', () => {
  const begun = (event: Event) => {
    stop();
    stop = watchRest((found) => meant(found.pathname), event);
  };
  const event = (type: string, x = 10) =>
    new PointerEvent(type, { screenX: x, button: 0, bubbles: true });

  test('the press means its link, whatever has followed', () => {
    const pressed = event('pointerdown');
    link('/a').dispatchEvent(pressed);
    meant.mockReset();
    begun(pressed);
    expect(told()).toEqual(['/a']);
  });

  test('the link on which the focus is by now is meant when it rests there', () => {
    const first = event('focusin');
    link('/a').dispatchEvent(first);
    link('/b').focus();
    begun(first);
    wait(150);
    expect(told()).toEqual(['/b']);
  });

  test('the link on which it rested all the time is meant the sooner', () => {
    const first = event('focusin');
    link('/a').dispatchEvent(first);
    Object.defineProperty(first, 'timeStamp', { value: performance.now() - 60 });
    link('/a').focus();
    begun(first);
    wait(89);
    expect(told()).toEqual([]);
    wait(1);
    expect(told()).toEqual(['/a']);
  });

  test('the link under the pointer by now is meant, and none where there is none', () => {
    const there = link('/b');
    const under = vi.spyOn(document, 'querySelector').mockReturnValue(there);
    begun(event('pointermove'));
    expect(under).toHaveBeenCalledWith('a[href^="/"]:hover');
    wait(50);
    point(there, 11);
    wait(50);
    expect(told()).toEqual(['/b']);
    under.mockReturnValue(null);
    begun(event('pointermove'));
    wait(1000);
    expect(told()).toEqual(['/b']);
  });
});

test('nothing is told once nobody watches', () => {
  point(link('/a'), 10);
  stop();
  press(link('/b'));
  wait(1000);
  expect(told()).toEqual([]);
});
