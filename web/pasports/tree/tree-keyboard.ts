import type { KeyboardEvent } from 'react';
import type { TreeNode } from './tree-nodes.ts';

interface Tree {
  readonly nodes: readonly TreeNode[];
  readonly turn: (key: string, open: boolean) => void;
  readonly choose: (node: TreeNode) => void;
}

/** Arrows walk the tree, open and close it, Enter and Space choose: the usual keys of a tree. */
export function treeKeyDown(
  event: KeyboardEvent<HTMLElement>,
  { nodes, turn, choose }: Tree,
): void {
  const at = Number((event.target as HTMLElement).dataset['index']);
  const node = nodes[at];
  if (node === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const focus = (index: number) => {
    const items = event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]');
    items[Math.max(0, Math.min(index, items.length - 1))]?.focus();
  };
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => focus(at + 1),
    ArrowUp: () => focus(at - 1),
    Home: () => focus(0),
    End: () => focus(nodes.length - 1),
    ArrowRight: () => (node.isOpen === false ? turn(node.key, true) : focus(at + 1)),
    ArrowLeft: () => (node.isOpen === true ? turn(node.key, false) : focus(parentAt(nodes, at))),
    Enter: () => choose(node),
    ' ': () => choose(node),
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  step();
}

/** Where the parent of a node stands; the node itself at the top. */
function parentAt(nodes: readonly TreeNode[], at: number): number {
  const level = nodes[at]?.level ?? 1;
  const above = nodes.slice(0, at).findLastIndex((node) => node.level < level);
  return above === -1 ? at : above;
}
