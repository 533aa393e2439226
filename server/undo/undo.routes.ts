import { undoChange, undoClientChange } from '#contract/undo.ts';
import { route, type Route, unitRoute } from '#server/http/route.ts';
import { takeBack } from './undo.service.ts';
import { answersOf } from './work.ts';

/** Taking back of what the calls of the rooms have changed, by the same calls. */
export function undoRoutes(rooms: readonly Route[]): readonly Route[] {
  const answers = answersOf(rooms);
  return [
    unitRoute(undoChange, (call) => takeBack(answers, call, call.unit)),
    route(undoClientChange, (call) => takeBack(answers, call, undefined)),
  ];
}
