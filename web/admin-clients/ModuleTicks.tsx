import { Checkbox } from '@mantine/core';
import type { Module } from '#contract/modules.ts';
import styles from './admin-clients.module.css';
import { levelOf, tickOf, toggled } from './module-ticks.ts';

interface TicksProps {
  modules: readonly Module[];
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
}

/** The tree of modules with a tick at each; one that is there in part has a dash. */
export function ModuleTicks({ error, ...ticks }: TicksProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend>Moduly</legend>
      <Branch {...ticks} parent={null} />
      {error === undefined ? null : <p role="alert">{error}</p>}
    </fieldset>
  );
}

function Branch({ parent, ...ticks }: Omit<TicksProps, 'error'> & { parent: number | null }) {
  const { modules, ids, onChange } = ticks;
  const level = levelOf(modules, parent);
  if (level.length === 0) return null;
  return (
    <ul className={styles.branch}>
      {level.map((module) => {
        const { module_id, title } = module;
        const tick = tickOf(modules, ids, module_id);
        return (
          <li key={module_id} className={styles.node}>
            <Checkbox
              label={module.enabled ? title : `${title} (vypnutý)`}
              checked={tick === 'all'}
              indeterminate={tick === 'some'}
              onChange={() => onChange(toggled(modules, ids, module_id))}
            />
            <Branch {...ticks} parent={module_id} />
          </li>
        );
      })}
    </ul>
  );
}
