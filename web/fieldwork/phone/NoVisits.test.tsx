import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { MOST_SHOWN, readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, stubApi } from '#tests/web/screen.tsx';
import type { Go } from '../calendar/place.ts';
import { NoVisits } from './NoVisits.tsx';

const DAY = '2026-11-29';
const visit = (crew_id: number, day: string, state: Visit['state'] = 'planned') =>
  ({ crew_id, day, state }) as Visit;
const go = vi.fn<Go>();
let leave: () => void = () => undefined;
beforeEach(() => void stubApi());
afterEach(() => {
  leave();
  queryClient.clear();
});

/** What the page says where these visits are known of the days that follow. */
function shown(visits: readonly Visit[]): string {
  const query = { from: shiftDays(DAY, 1), to: shiftDays(DAY, MOST_SHOWN) };
  queryClient.setQueryData(keyOf(readWorkCalendar, { query }), { crews: [], visits });
  const { host, leave: end } = drawn(<NoVisits crew={3} day={DAY} go={go} />);
  leave = end;
  return host.textContent.replaceAll('\u00a0', ' ');
}

test('a day without visits tells when the crew goes out next, and leads there', () => {
  const text = shown([
    visit(4, '2026-11-30'),
    visit(3, '2026-12-01', 'cancelled'),
    visit(3, '2026-12-09'),
    visit(3, '2026-12-07'),
    visit(3, '2026-12-07'),
  ]);
  expect(text).toContain('Nejbližší: pondělí 7. 12. 2026, 2 návštěvy.');
  click(button('Přejít na ten den'));
  expect(go).toHaveBeenCalledWith({ day: '2026-12-07' });
});

test('nothing is promised where nothing is planned', () => {
  expect(shown([visit(4, '2026-11-30')])).not.toContain('Nejbližší');
});
