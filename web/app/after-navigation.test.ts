import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setActiveUnit } from '#web/session/activeUnit.ts';
import { sampleSignIn } from '#tests/web/sample-session.ts';
import { signIn } from '#web/session/session.ts';
import { followNavigation } from './after-navigation.ts';

const router = () => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

let stop: () => void = () => undefined;
beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  stop();
  sessionStorage.clear();
});

describe('the document title', () => {
  test('says that nobody is logged in, then the product and the active unit', () => {
    stop = followNavigation(router());
    expect(document.title).toBe('not logged in');
    signIn(sampleSignIn({ last_unit_id: 2 }), false);
    expect(document.title).toBe('Kastelán – Javorka');
    setActiveUnit(3);
    expect(document.title).toBe('Kastelán – Zvonařská');
  });

  test('goes on paper with the moment, as the head of what the browser prints by itself', () => {
    signIn(sampleSignIn({ last_unit_id: 2 }), false);
    stop = followNavigation(router());
    dispatchEvent(new Event('beforeprint'));
    expect(document.body.dataset['printHead']).toMatch(/^Javorka · \d+\.\s\d+\.\s\d{4} \d\d:\d\d$/);
  });

  test('comes on paper also where the unit is known only after the print was asked for', () => {
    signIn(sampleSignIn({ last_unit_id: 2 }), false);
    stop = followNavigation(router());
    dispatchEvent(new Event('beforeprint'));
    setActiveUnit(3);
    expect(document.body.dataset['printHead']).toMatch(/^Zvonařská · \d/);
    dispatchEvent(new Event('afterprint'));
  });

  test('is set again after each navigation', () => {
    const portal = router();
    stop = followNavigation(portal);
    document.title = 'jiný';
    portal.emit({ type: 'onResolved', ...elsewhere(portal) });
    expect(document.title).toMatch(/^Kastelán/);
  });
});

function elsewhere(portal: ReturnType<typeof router>) {
  const toLocation = portal.state.location;
  return {
    fromLocation: toLocation,
    toLocation,
    pathChanged: true,
    hrefChanged: true,
    hashChanged: false,
  };
}

describe('the focus', () => {
  const screen = (markup: { heading: boolean }) => {
    const main = document.createElement('main');
    main.tabIndex = -1;
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    if (markup.heading) main.append(heading);
    document.body.append(main);
    return { main, heading };
  };

  test('goes to the heading of the screen that has opened', () => {
    const { heading } = screen({ heading: true });
    const portal = router();
    stop = followNavigation(portal);
    portal.emit({ type: 'onRendered', ...elsewhere(portal) });
    expect(document.activeElement).toBe(heading);
  });

  test.each([
    ['the search that a screen starts with', '<input data-start="true">', 'input'],
    [
      'the row from which a record was opened',
      '<table><tr data-marked="true" tabindex="0"></tr></table>',
      'tr',
    ],
  ])('goes to %s', (_, markup, selector) => {
    const { main } = screen({ heading: true });
    main.insertAdjacentHTML('beforeend', markup);
    const portal = router();
    stop = followNavigation(portal);
    portal.emit({ type: 'onRendered', ...elsewhere(portal) });
    expect(document.activeElement).toBe(main.querySelector(selector));
  });

  test('goes to the content when there is no heading yet', () => {
    const { main } = screen({ heading: false });
    const portal = router();
    stop = followNavigation(portal);
    portal.emit({ type: 'onRendered', ...elsewhere(portal) });
    expect(document.activeElement).toBe(main);
  });

  test('stays where it is on the first page and when only the search changes', () => {
    screen({ heading: true });
    const portal = router();
    stop = followNavigation(portal);
    const there = elsewhere(portal);
    portal.emit({ type: 'onRendered', ...there, pathChanged: false });
    portal.emit({
      type: 'onRendered',
      toLocation: there.toLocation,
      pathChanged: true,
      hrefChanged: true,
      hashChanged: false,
    });
    expect(document.activeElement).toBe(document.body);
  });
});
