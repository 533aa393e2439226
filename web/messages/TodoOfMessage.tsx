import type { StoredMessage } from '#contract/messages.ts';
import { messageSubject } from '#contract/todo/message-subject.ts';
import { todoAddress } from '#contract/todo/todo-address.ts';
import type { TodoOfMessage as Made } from '#contract/todo/todos.ts';
import { NewTodoButton } from '#web/core/todo/NewTodo.tsx';
import { todoStandingText } from '#web/core/todo/todo-words.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useSession } from '#web/session/session.ts';
import { useTodosOfMessages } from './messages.queries.ts';
import { RecordLink } from './RecordLink.tsx';

/** Tasks that were made of a message, and the way to a new one of it, in the unit that it speaks of. */
export function TodoOfMessage({ message }: { message: StoredMessage }) {
  const units = useSession()?.units ?? [];
  const active = useActiveUnit();
  const made = useTodosOfMessages().data?.values ?? [];
  const { client_user_message_id: id, link } = message;
  const asked = new URL(link, 'https://portal.invalid').searchParams.get('unit');
  const unit_id =
    asked === null ? active?.unit_id : units.find((one) => String(one.unit_id) === asked)?.unit_id;
  return (
    <>
      {made
        .filter(({ client_user_message_id }) => client_user_message_id === id)
        .map((todo) => (
          <RecordLink
            key={todo.todo_id}
            link={todoAddress(todo.unit_id, todo.todo_id)}
            text={madeText(todo)}
          />
        ))}
      {unit_id === undefined ? null : <NewTodoButton unit_id={unit_id} draft={draftOf(message)} />}
    </>
  );
}

const madeText = (todo: Made) => `Úkol: ${todo.title} – ${todoStandingText(todo, todayInPrague())}`;

/** The first sentence is the title; what is longer stays whole in the note. */
function draftOf({ client_user_message_id, message }: StoredMessage) {
  const title = messageSubject(message);
  return {
    title,
    ...(title.length < message.length && { note: message }),
    relation_kind: 'message',
    relation_id: client_user_message_id,
  } as const;
}
