import type pg from 'pg';
import sharp from 'sharp';
import { shiftDays } from '#contract/czech/iso-date.ts';
import type { TodoRelation } from '#contract/todo/todo-words.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { selectColleagues } from '#server/core/clients/colleagues.sql.ts';
import { keepPhoto } from '#server/core/files/files.ts';
import { selectRelations } from '#server/core/todo/relations.sql.ts';
import { todoCommentTable, todoItemTable, todoTable } from '#server/core/todo/tables.sql.ts';
import { selectTodoForUpdate } from '#server/core/todo/todos.sql.ts';
import { transactionOver } from '#server/db/db.ts';
import type { FilledClient } from '#server/db/demo/client-records.ts';
import { refreshByOwner } from '#server/db/statistics.ts';
import { OF_TODOS } from './files.service.ts';
import { makeTodo, type NewTodo } from './making.ts';
import { doneColumns, followSeries, type Doing } from './series.ts';

/** Days from today, whose it is, and of what: the first of the records of the kind that the unit has. */
interface Draft {
  readonly title: string;
  readonly note?: string;
  readonly in?: number;
  readonly who?: 'manager' | 'colleague';
  readonly of?: TodoRelation;
  readonly state?: 'open' | 'doing' | 'waiting';
  readonly priority?: 'high' | 'low';
  readonly repeat_rule?: string;
  readonly repeat_from?: 'done';
  readonly items?: readonly string[];
  readonly ticked?: number;
  readonly said?: readonly string[];
  readonly isDone?: true;
  readonly hasPhoto?: true;
}

const drafts: readonly Draft[] = [
  {
    title: 'Zatéká do sklepa pod okapem',
    note: 'Nahlásil domovník po dešti (ukázka). Svod je prasklý asi metr nad zemí.',
    in: -12,
    who: 'manager',
    of: 'building',
    state: 'doing',
    priority: 'high',
    items: ['Vyfotit závadu', 'Objednat klempíře', 'Převzít opravu'],
    ticked: 1,
    said: [
      'Klempíř přijede ve čtvrtek dopoledne, potřebuje klíč od dvora.',
      'Klíč je u domovníka, vyzvedněte ho den předem.',
    ],
    hasPhoto: true,
  },
  { title: 'Doplnit chybějící telefon nájemce', in: -2, who: 'colleague', of: 'address' },
  { title: 'Vyvěsit oznámení o odečtu', in: 0, who: 'manager', of: 'building' },
  {
    title: 'Prověřit podezřelou spotřebu',
    in: 2,
    who: 'colleague',
    of: 'warning',
    priority: 'high',
    items: ['Zavolat do bytu', 'Zkontrolovat protékající WC'],
  },
  {
    title: 'Projít požární hydranty a hasicí přístroje',
    note: 'Obchůzka podle požární knihy (ukázka).',
    in: 3,
    who: 'manager',
    of: 'revision',
    repeat_rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
    items: ['Hydranty', 'Hasicí přístroje', 'Únikové cesty', 'Zápis do knihy'],
  },
  {
    title: 'Vytřídit poštu a předat účetní',
    in: -7,
    who: 'colleague',
    repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,TH',
    isDone: true,
    items: ['Faktury', 'Námitky'],
    ticked: 2,
  },
  { title: 'Připravit podklady pro shromáždění', in: 9, who: 'manager', state: 'waiting' },
  { title: 'Domluvit prohlídku volného bytu', in: 14, who: 'colleague', of: 'space' },
  {
    title: 'Vyčistit filtry a odvzdušnit soustavu',
    note: 'Mezi dvěma čištěními mají být aspoň tři měsíce (ukázka).',
    in: 30,
    who: 'manager',
    of: 'meter',
    repeat_from: 'done',
    repeat_rule: 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15',
  },
  { title: 'Nechat nacenit nátěr zábradlí', priority: 'low', of: 'building' },
  {
    title: 'Zeptat se pojišťovny na plnění za okno',
    state: 'waiting',
    said: ['Čeká se na likvidátora.'],
  },
  { title: 'Vyměnit žárovku na chodbě', in: -4, who: 'colleague', of: 'building', isDone: true },
];

/** A drawing of a leaking pipe, so that no picture of a real house is shown. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
  <rect width="640" height="480" fill="#cfc8bd"/><rect x="280" width="80" height="480" fill="#7b8794"/>
  <path d="M290 250 l60 18" stroke="#22303c" stroke-width="9"/>
  <path d="M350 270 q60 60 70 170" stroke="#3f7cac" stroke-width="16" fill="none"/>
  <rect y="420" width="640" height="60" fill="#8a7d6b"/></svg>`;

async function addParts(doing: Doing, todo_id: number, draft: Draft): Promise<void> {
  const { db, unit, actor, now } = doing;
  const { items = [], ticked = 0, said = [] } = draft;
  const done = { ticked_at: now.toISOString(), ticked_by: actor.client_user_id };
  await todoItemTable.insert(
    db,
    unit,
    items.map((title, at) => ({ todo_id, title, item_order: at + 1, ...(at < ticked && done) })),
  );
  await todoCommentTable.insert(
    db,
    unit,
    said.map((content) => ({ todo_id, content, client_user_id: actor.client_user_id })),
  );
  if (draft.hasPhoto !== true) return;
  const photo = await sharp(Buffer.from(DRAWING)).jpeg().toBuffer();
  const of = {
    record: { record_type: OF_TODOS, record_id: todo_id },
    name: 'prasklý svod',
  } as const;
  await keepPhoto(db, unit, of, { content_base64: photo.toString('base64') }, 'content_base64');
}

async function complete(doing: Doing, todo_id: number): Promise<void> {
  const before = await selectTodoForUpdate(doing.db, doing.unit, todo_id);
  if (before === undefined) return;
  const after = { ...before, state: 'done' as const };
  const columns = { state: after.state, ...doneColumns(before.state, after.state, doing) };
  await todoTable.updateOne(doing.db, doing.unit, { id: todo_id, columns });
  await followSeries(doing, before.state, after);
}

function saysOf(draft: Draft): Omit<NewTodo, 'title'> {
  const { note = '', state = 'open', priority = 'normal' } = draft;
  const { repeat_rule = '', repeat_from = 'due' } = draft;
  return { note, state, priority, repeat_rule, repeat_from };
}

/** The first record of the kind that the unit has; none where it has none. */
async function relatedTo(
  { db, unit, actor }: Doing,
  { of: kind }: Draft,
): Promise<Partial<Pick<NewTodo, 'relation_kind' | 'relation_id'>>> {
  const [first] = kind === undefined ? [] : await selectRelations(db, unit, kind, actor);
  return kind === undefined || first === undefined
    ? {}
    : { relation_kind: kind, relation_id: first.related_id };
}

/** Makes up a dozen tasks of the first unit of a client: overdue, repeated, with what people said of them. */
export async function fillTodos(
  client: pg.Client,
  { client_id, unit_ids, manager_id }: FilledClient,
  today: string,
): Promise<void> {
  const [unit_id] = unit_ids;
  if (unit_id === undefined) return;
  const [db, unit] = [transactionOver(client), unitOfTask({ client_id, unit_id })];
  const colleagues = await selectColleagues(db, unit.client_id);
  const other = colleagues.find((one) => one.is_here && one.client_user_id !== manager_id);
  const who = { manager: manager_id, colleague: other?.client_user_id ?? manager_id };
  const doing: Doing = {
    db,
    unit,
    actor: { client_user_id: manager_id },
    now: new Date(`${today}T07:00:00Z`),
  };
  for (const draft of drafts) {
    const todo_id = await makeTodo(doing, {
      ...(await relatedTo(doing, draft)),
      ...saysOf(draft),
      title: draft.title,
      due_on: draft.in === undefined ? null : shiftDays(today, draft.in),
      assignee_id: draft.who === undefined ? null : who[draft.who],
    });
    await addParts(doing, todo_id, draft);
    if (draft.isDone === true) await complete(doing, todo_id);
  }
  await refreshByOwner(client);
}
