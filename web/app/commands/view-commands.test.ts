import { describe, expect, test, vi } from 'vitest';
import type { SavedView } from '#contract/views.ts';
import { anyUnit, signedIn } from '#tests/web/screen.tsx';
import { offersFor } from '#web/search/offers.ts';
import { offered } from './offered.ts';
import { portalContext } from './portal-context.ts';

const view: SavedView = {
  saved_view_id: 12,
  list: 'spaces',
  name: 'Byty bez plátce',
  look: {
    place: { filter: 'no-payer', unit: 1, building: 7 },
    search: '',
    sort: null,
    size: 25,
    columns: { hidden: [], shown: [], widths: {} },
  },
  is_of_client: false,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
  version: 1,
};
const go = vi.fn<(href: string) => void>();

function found(text: string, views: readonly SavedView[], unit_id = 1) {
  signedIn();
  const context = { ...portalContext(go), unit: { ...anyUnit(), unit_id } };
  return offersFor(offered(context, views), text)[0];
}

describe('a saved view', () => {
  test('is found by its name and opens its list with its house', () => {
    found('pohled byty bez', [view])?.run();
    expect(go).toHaveBeenLastCalledWith('/pasports?filter=no-payer&building=7&saved=spaces.12');
  });

  test('opens all houses in another unit', () => {
    found('pohled byty', [view], 2)?.run();
    expect(go).toHaveBeenLastCalledWith('/pasports?filter=no-payer&saved=spaces.12');
  });

  test('of a list without an address of its own is not offered', () => {
    expect(found('pohled byty', [{ ...view, list: 'space-tenants' }])).toBeUndefined();
  });

  test('of devices of all kinds says so in its address', () => {
    found('pohled byty', [
      { ...view, list: 'revisions', look: { ...view.look, place: {} } },
    ])?.run();
    expect(go).toHaveBeenLastCalledWith('/auxiliaries/revisiontypes?type=0&saved=revisions.12');
  });
});
