import type { DashboardUnit } from '#contract/dashboard.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useMessageCount, useTaskCount } from './dashboard.queries.ts';
import styles from './dashboard.module.css';
import { waitingKinds } from './kinds.ts';
import { useOpenKinds } from './open-kinds.ts';
import { Section } from './Section.tsx';
import { tilesOf } from './tiles.ts';
import { Tiles, TileText } from './Tiles.tsx';

/** What is to be done next: own messages and tasks, and terms that come. */
export function Waiting({ units }: { units: readonly DashboardUnit[] }) {
  const own = useOwnTiles();
  const tiles = tilesOf(useOpenKinds(waitingKinds), units);
  return (
    <Section title="Co čeká">
      {own.length === 0 ? null : (
        <ul className={styles.tiles} data-tone="waiting">
          {own.map(({ filter, ...tile }) => (
            <li key={filter}>
              <InnerLink href={`${paths.Messages}?filter=${filter}`} className={styles.tile}>
                <TileText {...tile} />
              </InnerLink>
            </li>
          ))}
        </ul>
      )}
      {tiles.length === 0 ? null : <Tiles tiles={tiles} tone="waiting" />}
      {own.length + tiles.length > 0 ? null : (
        <EmptyState
          icon="calendar"
          title="Nic nečeká"
          text="Objeví se tu zprávy, běžící úlohy, končící smlouvy a blížící se revize."
        />
      )}
    </Section>
  );
}

/** What waits for the person, whatever the unit. */
function useOwnTiles() {
  const messages = {
    icon: 'mail',
    count: useMessageCount(),
    text: 'Nepotvrzené zprávy',
    note: 'Příchozí zprávy a oznámení',
    filter: 'unconfirmed',
  };
  const tasks = {
    icon: 'server',
    count: useTaskCount(),
    text: 'Úlohy na pozadí',
    note: 'Běžící a čekající úlohy a importy',
    filter: 'working',
  };
  const isOpen = useIsOpenAddress(paths.Messages);
  return [messages, tasks].filter(({ count }) => isOpen && count > 0);
}
