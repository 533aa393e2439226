import type { Endpoint } from '#contract/endpoint.ts';
import { confirmAllUserMessages, confirmUserMessage } from '#contract/messages.ts';
import { orderPasports } from '#contract/pasports/buildings.ts';
import { undoChange, undoClientChange } from '#contract/undo.ts';
import { askingKinds } from './asking-kinds.ts';
import { clientKinds } from './client-kinds.ts';
import { crewKinds } from './crew-kinds.ts';
import type { Kind, PlaceKind } from './kind.ts';
import { peopleKinds } from './people-kinds.ts';
import { placeKinds } from './place-kinds.ts';
import { rateKinds } from './rate-kinds.ts';
import { todoKinds } from './todo-kinds.ts';
import { ruleKinds } from './rule-kinds.ts';
import { visitKinds, workKinds } from './visit-kinds.ts';
import { writtenKinds } from './written-kinds.ts';

/** Every kind of records whose changes may be taken back. */
export const kinds: readonly Kind[] = [
  ...peopleKinds,
  ...placeKinds,
  ...ruleKinds,
  ...rateKinds,
  ...clientKinds,
  ...crewKinds,
  ...todoKinds,
  ...visitKinds,
  ...workKinds,
  ...askingKinds,
  ...writtenKinds,
];

/** The kind of a record of the table; of one that stands in the tree by what of a place it is. */
export function kindOf(table: string, place?: PlaceKind): Kind | undefined {
  return kinds.find((kind) => kind.table === table && kind.place === place);
}

/** Calls after which taking back is offered; others have a way back of their own, or none. */
export const offering: ReadonlySet<Endpoint> = new Set(
  [
    ...kinds.flatMap(({ add, save, saveMany, remove, order, swapped, cleared, made = [] }) => [
      ...made,
      add,
      save,
      saveMany,
      remove,
      order?.call,
      swapped?.call,
      cleared?.call,
    ]),
    orderPasports,
    confirmUserMessage,
    confirmAllUserMessages,
    undoChange,
    undoClientChange,
  ].filter((endpoint) => endpoint !== undefined),
);
