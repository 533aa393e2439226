import { IconChevronDown } from '#web/icons/IconChevronDown.ts';
import { IconTools } from '#web/icons/IconTools.ts';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Hint } from '#web/ui/Hint.tsx';
import type { Hinted } from '#web/ui/Hint.tsx';
import { moduleIcon } from '#web/ui/module-icon.ts';
import type { ModuleNode } from '../modules/module-tree.ts';
import styles from './sidebar.module.css';

/** How entries of the list behave. */
export interface EntryWays {
  readonly isCollapsed: boolean;
  readonly isOpen: (node: ModuleNode) => boolean;
  readonly toggle: (node: ModuleNode) => void;
  /** The present screen is this one, or one folded away under it. */
  readonly isCurrent: (node: ModuleNode) => boolean;
  readonly isPage: (node: ModuleNode) => boolean;
}

interface EntryProps {
  readonly node: ModuleNode;
  readonly ways: EntryWays;
}

/** One module: a link, and its submodules to unfold. */
export function ModuleEntry({ node, ways }: EntryProps) {
  const listId = useId();
  const hasChildren = node.children.length > 0;
  const isOpen = hasChildren && !ways.isCollapsed && ways.isOpen(node);
  return (
    <li>
      <div className={styles.row} data-hint-edge>
        {node.path === null ? (
          <Unfolder node={node} ways={ways} isOpen={isOpen} listId={listId} />
        ) : (
          <ModuleLink node={node} path={node.path} ways={ways} />
        )}
        {hasChildren && node.path !== null && !ways.isCollapsed ? (
          <button
            type="button"
            className={styles.chevron}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`${node.module.title}: podmoduly`}
            onClick={() => ways.toggle(node)}
          >
            <IconChevronDown size="1rem" aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <ul className={styles.sublist} id={listId}>
          {node.children.map((child) => (
            <ModuleEntry key={child.module.module_id} node={child} ways={ways} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Scrolls the list of modules, which may be longer than the window, so that the present screen is seen in it. */
function seen(link: HTMLElement | null): void {
  link?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

function ModuleLink({ node, path, ways }: EntryProps & { path: string }) {
  const isCurrent = ways.isCurrent(node);
  const current = ways.isPage(node) ? 'page' : isCurrent || undefined;
  return (
    <Described node={node} isCollapsed={ways.isCollapsed}>
      <Link
        to={path}
        // The router would mark every address that the present one begins with.
        activeOptions={{ exact: true, includeSearch: false }}
        className={styles.item}
        data-current={isCurrent || undefined}
        aria-current={current}
        ref={current === 'page' ? seen : undefined}
      >
        <Face node={node} />
      </Link>
    </Described>
  );
}

function Unfolder({
  node,
  ways,
  isOpen,
  listId,
}: EntryProps & { isOpen: boolean; listId: string }) {
  return (
    <Described node={node} isCollapsed={ways.isCollapsed}>
      <button
        type="button"
        className={styles.item}
        data-current={ways.isCurrent(node) || undefined}
        aria-current={ways.isCurrent(node) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => ways.toggle(node)}
      >
        <Face node={node} />
        <IconChevronDown size="1rem" aria-hidden="true" className={styles.sign} />
      </button>
    </Described>
  );
}

function Described({
  node,
  isCollapsed,
  children,
}: {
  node: ModuleNode;
  isCollapsed: boolean;
  children: Hinted;
}) {
  const { title, description, under_construction } = node.module;
  const label = [isCollapsed ? title : '', description, under_construction ? 've vývoji' : '']
    .filter((part) => part !== '')
    .join(' · ');
  return <Hint label={label}>{children}</Hint>;
}

function Face({ node: { module } }: { node: ModuleNode }) {
  const Icon = moduleIcon(module.image_name);
  return (
    <>
      <Icon size="1.25rem" stroke={1.6} aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>{module.title}</span>
      {module.under_construction ? (
        <span className={styles.works}>
          <IconTools size="0.875rem" stroke={1.6} aria-hidden="true" />
          <span className="k-hidden">, ve vývoji</span>
        </span>
      ) : null}
    </>
  );
}
