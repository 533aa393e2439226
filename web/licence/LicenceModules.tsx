import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { LicenceModule } from '#contract/licence.ts';
import styles from './licence.module.css';

/** Modules of the portal with those that the licence does not give among them. */
export function LicenceModules({ modules }: { modules: readonly LicenceModule[] }) {
  const under = (id: number | null) =>
    modules.filter(({ parent_module_id }) => parent_module_id === id);
  return (
    <ul className={styles.modules}>
      {under(null).map((module) => {
        const children = under(module.module_id);
        return (
          <li key={module.module_id} className={styles.group}>
            <ModuleLine module={module} />
            {children.length === 0 ? null : (
              <ul>
                {children.map((child) => (
                  <li key={child.module_id}>
                    <ModuleLine module={child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ModuleLine({ module: { title, description, is_given } }: { module: LicenceModule }) {
  const Sign = is_given ? IconCheck : IconMinus;
  return (
    <span className={styles.module} data-off={!is_given || undefined} title={description}>
      <Sign size="1.125rem" aria-hidden="true" />
      <span>
        {title}
        <span className="k-hidden">: {is_given ? 'ano' : 'ne'}</span>
      </span>
    </span>
  );
}
