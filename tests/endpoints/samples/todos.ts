import { PDF } from '../../revisions.ts';
import { claims, nothing, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const todo = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const ofTodo = ({ unit_id, todos }: Scene) => ({ params: { unit_id, todo_id: todos.todo_id } });
const within = ({ unit_id, todos }: Scene, id: number) => ({
  params: { unit_id, todo_id: todos.todo_id, id },
});
const related = ({ records, user }: Scene) => ({
  assignee_id: user.client_user_id,
  relation_kind: 'building',
  relation_id: records.building.pasport_building_id,
});

/** Valid requests of tasks of people. */
export const todosSamples: Samples = {
  'GET /v1/todos/browser/{unit_id}/{show_hidden}': ({ unit_id }) => ({
    params: { unit_id, show_hidden: '1' },
  }),
  'GET /v1/todos/colleagues': nothing,
  'GET /v1/todos/of-messages': nothing,
  'GET /v1/todos/relations/{unit_id}/{kind}': ({ unit_id }) => ({
    params: { unit_id, kind: 'building' },
  }),
  'POST /v1/todos/many/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.todos.todo_id, version: 1 }],
      fields: { assignee_id: scene.user.client_user_id, priority: 'high' },
    },
  }),
  'GET /v1/todo/{unit_id}/{id}': (scene) => todo(scene, scene.todos.todo_id),
  'POST /v1/todo/{unit_id}/{id}': (scene, endpoint) => ({
    ...todo(scene, 0),
    body: {
      ...claims(scene, endpoint),
      ...related(scene),
      title: 'Vyměnit žárovku',
      due_on: '2026-12-01',
      repeat_rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    },
  }),
  'PUT /v1/todo/{unit_id}/{id}': (scene, endpoint) => ({
    ...todo(scene, scene.todos.todo_id),
    body: { ...claims(scene, endpoint), ...related(scene), title: 'Opravit zámek', version: 1 },
  }),
  'DELETE /v1/todo/{unit_id}/{id}': (scene) => todo(scene, scene.todos.spare_todo_id),
  'GET /v1/todo/parts/{unit_id}/{todo_id}': ofTodo,
  'POST /v1/todo/item/{unit_id}/{todo_id}/{id}': (scene, endpoint) => ({
    ...within(scene, 0),
    body: { ...claims(scene, endpoint), title: 'Zavolat zámečníkovi' },
  }),
  'PUT /v1/todo/item/{unit_id}/{todo_id}/{id}': (scene, endpoint) => ({
    ...within(scene, scene.todos.todo_item_id),
    body: { ...claims(scene, endpoint), is_ticked: true, version: 1 },
  }),
  'DELETE /v1/todo/item/{unit_id}/{todo_id}/{id}': (scene) =>
    within(scene, scene.todos.todo_item_id),
  'POST /v1/todo/items/order/{unit_id}/{todo_id}': (scene, endpoint) => ({
    ...ofTodo(scene),
    body: {
      ...claims(scene, endpoint),
      ids: [scene.todos.later_item_id, scene.todos.todo_item_id],
    },
  }),
  'POST /v1/todo/comment/{unit_id}/{todo_id}/{id}': (scene, endpoint) => ({
    ...within(scene, 0),
    body: {
      ...claims(scene, endpoint),
      content: 'Podívejte se na to',
      mentioned_ids: [scene.user.client_user_id],
    },
  }),
  'PUT /v1/todo/comment/{unit_id}/{todo_id}/{id}': (scene, endpoint) => ({
    ...within(scene, scene.todos.todo_comment_id),
    body: { ...claims(scene, endpoint), content: 'Už není třeba', version: 1 },
  }),
  'DELETE /v1/todo/comment/{unit_id}/{todo_id}/{id}': (scene) =>
    within(scene, scene.todos.todo_comment_id),
  'POST /v1/todo/files/{unit_id}/{todo_id}': (scene, endpoint) => ({
    ...ofTodo(scene),
    body: {
      ...claims(scene, endpoint),
      file_name: 'nabídka.pdf',
      content_base64: PDF.toString('base64'),
    },
  }),
  'GET /v1/todo/file/{unit_id}/{id}': (scene) => todo(scene, scene.todos.file_id),
  'DELETE /v1/todo/file/{unit_id}/{id}': (scene) => todo(scene, scene.todos.file_id),
};
