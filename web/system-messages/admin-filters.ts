import type { AdminSystemMessage, SystemMessageState } from '#contract/system-messages.ts';

const texts: Readonly<Record<SystemMessageState, string>> = {
  shown: 'Platí',
  planned: 'Naplánované',
  over: 'Skončila',
  off: 'Vypnutá',
};

/** The chosen state; undefined for a choice that nobody offers. */
export function stateFilter(name: string | undefined): SystemMessageState | undefined {
  return name !== undefined && Object.hasOwn(texts, name)
    ? (name as SystemMessageState)
    : undefined;
}

/** The choices with how many messages each of them would leave. */
export function stateChoices(rows: readonly AdminSystemMessage[] | undefined) {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    count: rows?.filter(({ state }) => state === name).length,
  }));
}
