import type { SavedView } from '#contract/views.ts';
import type { Offer } from '#web/search/offers.ts';
import { visibleIn } from '#web/lib/keys/command.ts';
import type { PortalCommand, PortalContext } from './portal-context.ts';
import { errandCommands } from './errand-commands.ts';
import { questionCommands, sipoCommands } from './question-commands.ts';
import { commands } from './registry.ts';
import { viewCommands } from './view-commands.ts';

// Of a row one speaks at the row, and the search is where one stands already.
const isOffered = ({ id, context }: PortalCommand) =>
  context !== 'row' && context !== 'table' && id !== 'search';

/** What the search offers beside records, as it stands now. */
export function offered(context: PortalContext, views: readonly SavedView[]): readonly Offer[] {
  const lists = [...questionCommands, ...viewCommands(views), ...sipoCommands(context)];
  const all = [...commands, ...errandCommands, ...lists];
  return visibleIn<PortalContext, PortalCommand>(all, context)
    .filter(isOffered)
    .map((command) => ({
      id: command.id,
      kind: command.context === 'screen' ? 'screen' : 'action',
      title: command.title,
      words: command.words ?? '',
      keys: command.keys ?? '',
      hindrance: command.enabled(context) ? '' : (command.hindrance?.(context) ?? ''),
      run: () => command.run(context),
    }));
}
