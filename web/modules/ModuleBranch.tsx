import { modulePath } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { moduleIcon } from '#web/ui/module-icon.ts';
import { FlagSwitches } from './FlagSwitches.tsx';
import { Marks, standingOf } from './Marks.tsx';
import type { SiteNode } from './site-tree.ts';
import styles from './sitemap.module.css';

interface BranchProps {
  nodes: readonly SiteNode[];
  /** A system admin sees the switches of the flags. */
  isSysAdmin: boolean;
}

/** Modules of one level, each with its submodules under it. */
export function ModuleBranch({ nodes, isSysAdmin }: BranchProps) {
  return (
    <ul className={styles.branch}>
      {nodes.map((node) => (
        <li key={node.module.module_id} className={styles.node}>
          <ModuleLine node={node} isSysAdmin={isSysAdmin} />
          {node.children.length === 0 ? null : (
            <ModuleBranch nodes={node.children} isSysAdmin={isSysAdmin} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ModuleLine({ node: { module }, isSysAdmin }: { node: SiteNode; isSysAdmin: boolean }) {
  const Icon = moduleIcon(module.image_name);
  const path = modulePath(module.router_name);
  return (
    <div className={styles.line} data-off={!module.enabled || undefined}>
      <Icon size="1.25rem" stroke={1.6} aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <div className={styles.name}>
          {path === null ? module.title : <InnerLink href={path}>{module.title}</InnerLink>}
          <Marks standing={standingOf(module)} />
        </div>
        {module.description === '' ? null : (
          <p className={styles.description}>{module.description}</p>
        )}
      </div>
      {isSysAdmin ? <FlagSwitches module={module} /> : null}
    </div>
  );
}
