import type { Colleague } from '#contract/todo/todos.ts';
import { foldText } from '#contract/rules/search.ts';

/** What is being written after the last @ before the caret; null where nobody is being mentioned. */
export function soughtMention(text: string, caret: number): { at: number; word: string } | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at === -1 || /[\p{L}\p{N}]/u.test(before.charAt(at - 1))) return null;
  const word = before.slice(at + 1);
  return /^[\p{L}\p{N}.-]*( [\p{L}\p{N}.-]*)?$/u.test(word) ? { at, word } : null;
}

/** Colleagues whose names or surnames begin so. */
export function foundColleagues(colleagues: readonly Colleague[], word: string): Colleague[] {
  const sought = foldText(word);
  return colleagues.filter(
    ({ name, is_here }) =>
      is_here &&
      foldText(name)
        .split(' ')
        .some((_part, at, parts) => parts.slice(at).join(' ').startsWith(sought)),
  );
}

/** The text with the name of a colleague in the place of what was being written, and where the caret is then. */
export function withMention(
  text: string,
  caret: number,
  name: string,
): { text: string; caret: number } {
  const sought = soughtMention(text, caret);
  const at = sought?.at ?? caret;
  const mention = `@${name} `;
  return { text: `${text.slice(0, at)}${mention}${text.slice(caret)}`, caret: at + mention.length };
}

/** Which of the colleagues the text mentions by their whole names; a name within a longer one is not meant. */
export function mentionedIds(text: string, colleagues: readonly Colleague[]): number[] {
  let rest = text;
  const found: number[] = [];
  for (const { client_user_id, name } of colleagues.toSorted(
    (one, other) => other.name.length - one.name.length,
  )) {
    if (!rest.includes(`@${name}`)) continue;
    found.push(client_user_id);
    rest = rest.replaceAll(`@${name}`, '@');
  }
  return found;
}

/** A part of a text, and where in it it begins. */
export interface MentionPart {
  readonly at: number;
  readonly text: string;
  readonly isMention: boolean;
}

/** The text in parts: those that mention somebody, and those between them. */
export function mentionParts(
  text: string,
  mentioned: readonly { readonly name: string }[],
): MentionPart[] {
  const names = mentioned
    .map(({ name }) => `@${name}`)
    .toSorted((one, other) => other.length - one.length);
  const parts: MentionPart[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const name = names.find((one) => text.startsWith(one, at));
    if (name === undefined) {
      plain += text.charAt(at);
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ at: at - plain.length, text: plain, isMention: false });
    parts.push({ at, text: name, isMention: true });
    plain = '';
    at += name.length;
  }
  return plain === ''
    ? parts
    : [...parts, { at: text.length - plain.length, text: plain, isMention: false }];
}
