import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { holdsModule } from '../modules/module-tree.ts';
import type { ModuleNode } from '../modules/module-tree.ts';
import { useModuleTree } from '../modules/modules.queries.ts';
import { usePlace } from '../modules/place.ts';
import { ModuleEntry } from './ModuleEntry.tsx';
import type { EntryWays } from './ModuleEntry.tsx';
import styles from './sidebar.module.css';

interface ModuleListProps {
  /** Icons only. */
  readonly isCollapsed: boolean;
  /** Opens the sidebar, so that a group of modules can be unfolded. */
  readonly onExpand: () => void;
}

/** The modules of the portal with their submodules. */
export function ModuleList({ isCollapsed, onExpand }: ModuleListProps) {
  const { tree, isLoading, isMissing, retry } = useModuleTree();
  const { chain, isWithin } = usePlace();
  const [unfolded, setUnfolded] = useState<Readonly<Record<number, boolean>>>({});
  const current = chain.at(-1);
  const isOpen = (node: ModuleNode) =>
    unfolded[node.module.module_id] ?? holdsModule(node, current);
  const toggle = (node: ModuleNode) => {
    if (isCollapsed) onExpand();
    setUnfolded({ ...unfolded, [node.module.module_id]: isCollapsed || !isOpen(node) });
  };
  const ways: EntryWays = {
    isCollapsed,
    isOpen,
    toggle,
    // What holds the present screen is marked for it while the screen's own line is folded away.
    isCurrent: (node) =>
      node.module === current || ((isCollapsed || !isOpen(node)) && holdsModule(node, current)),
    isPage: ({ module }) => !isWithin && module === current,
  };
  if (isLoading) return <Skeleton className={styles.loading} height="14rem" />;
  if (isMissing) return <MissingModules onRetry={retry} />;
  return (
    <nav aria-label="Moduly">
      <ul className={styles.list}>
        {tree.map((node) => (
          <ModuleEntry key={node.module.module_id} node={node} ways={ways} />
        ))}
      </ul>
    </nav>
  );
}

function MissingModules({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.missing} role="alert">
      Moduly se nepodařilo načíst.{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Zkusit znovu
      </button>
    </div>
  );
}
