import { orderRound, readRound, type RoundPlace } from '#contract/metering/reading-round.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { keepAnswer, keyOf, queryClient, reread } from '#web/lib/query.ts';
import { flashError } from '#web/notices/flash.ts';
import { roundInput } from './told-round.ts';
import { placedAt } from './walk.ts';

interface House {
  readonly unit_id: number;
  readonly house: number;
  readonly day: string;
}

/** The order that waits for the one on its way; the last one holds. */
let waiting: { readonly at: House; readonly ids: number[] } | null = null;
let isBusy = false;

async function saveOrders(): Promise<void> {
  isBusy = true;
  while (waiting !== null) {
    const { at, ids } = waiting;
    waiting = null;
    try {
      const params = { unit_id: at.unit_id, pasport_id: at.house };
      await call(orderRound, { params, body: { measuring_place_ids: ids } });
    } catch (error) {
      flashError(userMessage(error));
      reread([readRound]);
    }
  }
  isBusy = false;
}

/** Puts a place of the walk before or behind another one, at once, and has the order kept. */
export function placeInOrder(
  at: House,
  moved: number,
  onto: number,
  side: 'before' | 'after',
): void {
  const key = keyOf(readRound, roundInput(at.unit_id, at.house, at.day));
  const told = queryClient.getQueryData<ResultOf<typeof readRound>>(key);
  const find = (id: number) =>
    told?.values.find(({ measuring_place_id }) => measuring_place_id === id);
  const [one, other] = [find(moved), find(onto)];
  if (told === undefined || one === undefined || other === undefined || one === other) return;
  const values: RoundPlace[] = placedAt(told.values, one, other, side);
  keepAnswer(key, { ...told, values });
  waiting = { at, ids: values.map(({ measuring_place_id }) => measuring_place_id) };
  if (!isBusy) void saveOrders();
}
