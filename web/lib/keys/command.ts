/** What a command knows of keys and words, whatever it needs to run. */
export interface Command<Context> {
  readonly id: string;
  readonly title: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** A key or keys one after the other: 'Ctrl+k', '?', 'g p'; none when left out. */
  readonly keys?: string;
  /** Where it applies, as the map of keys is grouped. */
  readonly context: CommandContext;
  readonly visible: (context: Context) => boolean;
  /** Visible and yet not to be run now, such as creating under an ended licence. */
  readonly enabled: (context: Context) => boolean;
  readonly run: (context: Context) => void;
}

/** Where a command applies: actions and screens anywhere, those of a table and of its row there. */
export type CommandContext = 'general' | 'action' | 'screen' | 'table' | 'row';

/** Commands of which a person is told in the given context. */
export function visibleIn<Context, C extends Command<Context>>(
  commands: readonly C[],
  context: Context,
): readonly C[] {
  return commands.filter((command) => command.visible(context));
}
