import type { CommandContext } from '#web/lib/keys/command.ts';
import { visibleIn } from '#web/lib/keys/command.ts';
import { isSingle } from '#web/lib/keys/pressed-key.ts';
import type { PortalCommand, PortalContext } from './portal-context.ts';
import { commands } from './registry.ts';

/** Commands with keys under one heading of the map. */
export interface KeyGroup {
  readonly heading: string;
  readonly commands: readonly { id: string; title: string; keys: string }[];
}

const headings: readonly (readonly [string, readonly CommandContext[]])[] = [
  ['Všude', ['general']],
  ['Tabulka na této obrazovce', ['table', 'row']],
  ['Přejít na', ['screen']],
  ['Akce', ['action']],
];

/** The keys that do something in the context, grouped by where they apply; without single ones when they are off. */
export function keyGroups(context: PortalContext, withSingle: boolean): readonly KeyGroup[] {
  const keyed = visibleIn<PortalContext, PortalCommand>(commands, context).flatMap(
    ({ id, title, keys, context: place }) =>
      keys === undefined ? [] : [{ id, title, keys, place }],
  );
  const usable = keyed.filter(({ keys }) => withSingle || !isSingle(keys));
  return headings
    .map(([heading, places]) => ({
      heading,
      commands: usable.filter(({ place }) => places.includes(place)),
    }))
    .filter(({ commands: inGroup }) => inGroup.length > 0);
}
