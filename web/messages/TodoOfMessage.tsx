import type { StoredMessage } from '#contract/messages.ts';
import { NewTodoButton } from '#web/core/todo/NewTodo.tsx';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useSession } from '#web/session/session.ts';

/** The way from a message to a new task that says the same, in the unit that it speaks of. */
export function TodoOfMessage({ message: { message, link } }: { message: StoredMessage }) {
  const units = useSession()?.units ?? [];
  const active = useActiveUnit();
  const asked = new URL(link, 'https://portal.invalid').searchParams.get('unit');
  const unit_id =
    asked === null ? active?.unit_id : units.find((one) => String(one.unit_id) === asked)?.unit_id;
  if (unit_id === undefined) return null;
  return <NewTodoButton unit_id={unit_id} draft={draftOf(message)} />;
}

/** The first sentence is the title; what is longer stays whole in the note. */
function draftOf(message: string) {
  const first = /^[^\n]*?[.!?](?=\s|$)/.exec(message)?.[0] ?? message.split('\n')[0] ?? message;
  return first.length === message.length ? { title: message } : { title: first, note: message };
}
