import { TITLE_LENGTH, TODO_NOTE_LENGTH } from './todo-record.ts';

/** What a task made of a pasted text is called and what is noted of it. */
export interface PastedTodo {
  readonly title: string;
  readonly note: string;
}

/** Lines with which an e-mail copied whole begins, in the languages that people here have their programs in. */
const HEADER =
  /^(od|from|komu|pro|to|kopie|cc|datum|date|odesláno|odoslané|sent|předmět|predmet|subject)\s*:\s*(.*)$/iu;
const SUBJECT = /^(předmět|predmet|subject)$/iu;
/** What programs write before the subject of an answer or of what is sent on. */
const ANSWERED = /^((re|fwd?|odp|fw|pře|přeposláno)(\[\d+\])?\s*:\s*)+/iu;

const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/**
 * A task out of an e-mail that was pasted as text: its subject, or its first line, is the title; who wrote it
 * and what stays in the note. Null of one line, which is a title by itself.
 */
export function pastedTodo(text: string): PastedTodo | null {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim().split('\n');
  if (lines.length < 2) return null;
  const end = lines.findIndex((line) => !HEADER.test(line.trim()));
  const headers = lines.slice(0, end === -1 ? lines.length : end).map((line) => line.trim());
  const subject = headers.find((line) => SUBJECT.test(HEADER.exec(line)?.[1] ?? ''));
  const told = (HEADER.exec(subject ?? '')?.[2] ?? '').replace(ANSWERED, '').trim();
  const body = lines.slice(headers.length);
  const first = body.findIndex((line) => line.trim() !== '');
  const title = told === '' ? (body[first]?.trim() ?? '') : told;
  if (title === '') return null;
  const rest = told === '' ? body.slice(first + 1) : body;
  const noted = [
    headers.filter((line) => line !== subject).join('\n'),
    rest.join('\n').trim(),
    // Nothing of the title is lost when it is longer than a title may be.
    title.length > TITLE_LENGTH ? title : '',
  ].filter((part) => part !== '');
  return { title: cut(title, TITLE_LENGTH), note: cut(noted.join('\n\n'), TODO_NOTE_LENGTH) };
}
