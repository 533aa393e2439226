import type { TodoRelation } from './todo-words.ts';

/** Where the tasks of a unit are, or one of them, within the portal. */
export const todoAddress = (unit_id: number, todo_id?: number): string =>
  todo_id === undefined ? `/todos?unit=${unit_id}` : `/todos/${todo_id}?unit=${unit_id}`;

/** What a new task begins with, when it is made from something else. */
export interface TodoDraft {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly due_on?: string | undefined;
  readonly relation_kind?: TodoRelation | undefined;
  /** The id by which the record is open in the browser: `pasport_building_id`, `pasport_space_id`, `address_id`, `measuring_place_id`, `revision_id`, `settlement_id`, `settlement_objection_id`, `meter_warning_id`, `client_user_message_id`. */
  readonly relation_id?: number | undefined;
}

/** Where a new task of the unit is written, with what it begins with: any record may offer it. */
export function newTodoAddress(unit_id: number, draft: TodoDraft = {}): string {
  const { title, note, due_on, relation_kind, relation_id } = draft;
  const given = Object.entries({
    title,
    note,
    due: due_on,
    relation: relation_kind,
    of: relation_id,
  })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `&${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return `${todoAddress(unit_id)}&act=new${given.join('')}`;
}
