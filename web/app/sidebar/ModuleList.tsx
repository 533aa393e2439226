import { Skeleton } from '@mantine/core';
import { useState } from 'react';
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
  const { chain } = usePlace();
  const [unfolded, setUnfolded] = useState<Readonly<Record<number, boolean>>>({});
  const current = new Set(chain.map(({ module_id }) => module_id));
  const isOpen = ({ module }: ModuleNode) =>
    unfolded[module.module_id] ?? current.has(module.module_id);
  const toggle = (node: ModuleNode) => {
    if (isCollapsed) onExpand();
    setUnfolded({ ...unfolded, [node.module.module_id]: isCollapsed || !isOpen(node) });
  };
  const ways: EntryWays = {
    isCollapsed,
    isOpen,
    toggle,
    isCurrent: ({ module }) => module === chain.at(-1),
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
