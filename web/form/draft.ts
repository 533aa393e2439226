/** Unsaved text of a form, and what it was written over. */
export interface Draft {
  readonly version: number | undefined;
  /** The changed fields as the record had them. */
  readonly base: Readonly<Record<string, unknown>>;
  /** The changed fields as they were typed. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Drafts live as long as the browser's tab, also through a reload and an automatic sign-out. */
export const DRAFT_PREFIX = 'kastelan.draft.';

/** The draft of a form, or null. */
export function readDraft(key: string | undefined): Draft | null {
  if (key === undefined) return null;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    // A forbidden or spoilt storage only means that there is no draft.
    return null;
  }
}

/** Keeps the draft of a form; an empty one is dropped. */
export function keepDraft(key: string | undefined, draft: Draft): void {
  if (key === undefined) return;
  try {
    if (Object.keys(draft.values).length === 0) sessionStorage.removeItem(DRAFT_PREFIX + key);
    else sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop the typing.
  }
}

function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('base' in stored))
    return false;
  return isRecord(stored.values) && isRecord(stored.base);
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
