import { createStore } from '#web/lib/store.ts';

/** What is asked before a step that cannot be undone. */
export interface Question {
  readonly title: string;
  readonly message?: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** The step destroys something; its button is red. */
  readonly danger?: boolean | undefined;
}

export interface Asked extends Question {
  readonly answer: (isConfirmed: boolean) => void;
}

/** The question on the screen, if any. */
export const asked = createStore<Asked | null>(null);

/** Asks in a dialog; true when confirmed. A question still open counts as refused. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      asked.set(null);
      resolve(isConfirmed);
    };
    asked.set({ ...question, answer });
  });
}
