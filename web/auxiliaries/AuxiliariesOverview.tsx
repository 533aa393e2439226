import type { Module } from '#contract/modules.ts';
import { modulePath } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { StatCard } from '#web/ui/StatCard.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';
import { useAuxiliaryCounts } from './auxiliaries.queries.ts';
import { countOf, countText, partOf, standingText } from './list-words.ts';

const IN_DEVELOPMENT = 've vývoji';

interface AuxiliariesOverviewProps {
  unit_id: number;
  /** Modules of the lists that the person may see, in their order. */
  modules: readonly Module[];
}

/** A card for each list: how much there is, whose it is and when it changed. */
export function AuxiliariesOverview({ unit_id, modules }: AuxiliariesOverviewProps) {
  const { data: counts } = useAuxiliaryCounts(unit_id);
  if (modules.length === 0) {
    return (
      <EmptyState
        icon="list"
        title="Nemáte zapnutý žádný číselník"
        text="Které moduly klient používá, určuje jeho licence. Obraťte se na správce portálu."
      />
    );
  }
  return (
    <StatGrid>
      {modules.map(({ module_id, router_name, title, description, image_name, ...module }) => {
        const count = countOf(counts?.values ?? [], router_name);
        const path = modulePath(router_name);
        const standing = count === undefined ? description : standingText(count);
        return (
          <StatCard
            key={module_id}
            label={title}
            value={count === undefined ? '–' : countText(count)}
            icon={image_name}
            note={module.under_construction ? IN_DEVELOPMENT : standing}
            tooltip={description}
            loading={counts === undefined}
            link={
              path === null
                ? undefined
                : {
                    href: `${path}${count === undefined ? '' : partOf(count)}`,
                    title: `Přejít na ${title}`,
                  }
            }
          />
        );
      })}
    </StatGrid>
  );
}
