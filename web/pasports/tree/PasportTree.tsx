import { Skeleton } from '@mantine/core';
import { IconBuilding } from '#web/icons/IconBuilding.ts';
import { IconBuildingCommunity } from '#web/icons/IconBuildingCommunity.ts';
import { IconChevronRight } from '#web/icons/IconChevronRight.ts';
import { IconLayoutGrid } from '#web/icons/IconLayoutGrid.ts';
import { IconStairs } from '#web/icons/IconStairs.ts';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useGroupsBuildings } from '../pasports.queries.ts';
import type { Go, PasportsPlace } from '../place.ts';
import { keyOfPlace } from './tree-nodes.ts';
import type { TreeNode } from './tree-nodes.ts';
import { treeKeyDown } from './tree-keyboard.ts';
import styles from './tree.module.css';
import { usePasportTree } from './usePasportTree.ts';

const icons = {
  all: IconLayoutGrid,
  group: IconBuildingCommunity,
  building: IconBuilding,
  floor: IconStairs,
};

interface PasportTreeProps {
  unit_id: number;
  place: PasportsPlace;
  go: Go;
}

/** The tree by which the spaces are narrowed: group → building → floor. */
export function PasportTree({ unit_id, place, go }: PasportTreeProps) {
  const { data, error, refetch } = useGroupsBuildings(unit_id, place.hidden === 1);
  const { nodes, turn } = usePasportTree(unit_id, data?.values, place);
  const [focused, setFocused] = useState<string | null>(null);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="12rem" />;

  const chosen = keyOfPlace(place);
  // One node only is reached by Tab: the focused one, else the chosen one, else the first.
  const stop = [focused, chosen].find((key) => nodes.some((node) => node.key === key)) ?? 'all';
  const choose = (node: TreeNode) => go(node.step);
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const node = nodes[Number(target.closest('li')?.dataset['index'])];
    if (node === undefined) return;
    if (target.closest('[data-turner]') === null) choose(node);
    else turn(node.key, node.isOpen !== true);
  };
  return (
    <nav aria-label="Domy a podlaží">
      <ul
        role="tree"
        aria-label="Skupiny, domy a podlaží"
        className={styles.tree}
        onClick={onClick}
        onKeyDown={(event) => treeKeyDown(event, { nodes, turn, choose })}
        onFocus={(event) => setFocused((event.target as HTMLElement).dataset['key'] ?? null)}
      >
        {nodes.map((node, index) => (
          <Node
            key={node.key}
            node={node}
            index={index}
            isChosen={node.key === chosen}
            isStop={node.key === stop}
          />
        ))}
      </ul>
    </nav>
  );
}

interface NodeProps {
  node: TreeNode;
  index: number;
  isChosen: boolean;
  isStop: boolean;
}

function Node({ node, index, isChosen, isStop }: NodeProps) {
  const Icon = icons[node.kind];
  return (
    <li
      role="treeitem"
      aria-level={node.level}
      aria-selected={isChosen}
      aria-expanded={node.isOpen ?? undefined}
      tabIndex={isStop ? 0 : -1}
      data-index={index}
      data-key={node.key}
      data-hidden={node.hidden || undefined}
      className={styles.node}
      style={{ paddingLeft: `${node.level * 0.875 - 0.625}rem` }}
    >
      <span className={styles.turner} data-turner={node.isOpen === null ? undefined : ''}>
        {node.isOpen === null ? null : (
          <IconChevronRight size="1rem" aria-hidden="true" data-open={node.isOpen || undefined} />
        )}
      </span>
      <Icon size="1.0625rem" stroke={1.5} aria-hidden="true" className={styles.icon} />
      <span className={styles.name} title={node.name}>
        {node.name}
        {node.hidden ? <span className="k-hidden"> (skryto)</span> : null}
      </span>
    </li>
  );
}
