/** What a message is called by, and the title of a task made of it: its first sentence, or its first line. */
export const messageSubject = (message: string): string =>
  /^[^\n]*?[.!?](?=\s|$)/.exec(message)?.[0] ?? message.split('\n')[0] ?? message;
