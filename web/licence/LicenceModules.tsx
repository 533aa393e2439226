import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconMinus } from '#web/icons/IconMinus.ts';
import { IconTools } from '#web/icons/IconTools.ts';
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

const signs = {
  given: { Sign: IconCheck, word: 'ano' },
  coming: { Sign: IconTools, word: 've vývoji, zatím v něm nic není' },
  missing: { Sign: IconMinus, word: 'ne' },
} as const;

function standing({ is_given, is_built }: LicenceModule): keyof typeof signs {
  if (!is_given) return 'missing';
  return is_built ? 'given' : 'coming';
}

function ModuleLine({ module }: { module: LicenceModule }) {
  const state = standing(module);
  const { Sign, word } = signs[state];
  return (
    <span
      className={styles.module}
      data-off={state !== 'given' || undefined}
      title={module.description}
    >
      <Sign size="1.125rem" aria-hidden="true" />
      <span>
        {module.title}
        <span className="k-hidden">: {word}</span>
        {state === 'coming' ? (
          <span className={styles.coming} aria-hidden="true">
            ve vývoji
          </span>
        ) : null}
      </span>
    </span>
  );
}
