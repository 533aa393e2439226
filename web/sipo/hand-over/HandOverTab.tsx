import type { SipoSettings } from '#contract/sipo/settings.ts';
import type { Register } from '../register.ts';
import styles from '../sipo.module.css';
import { FormerHandOvers } from './FormerHandOvers.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { NextHandOver } from './NextHandOver.tsx';

interface HandOverTabProps {
  unit_id: number;
  register: Register | undefined;
  settings: SipoSettings | undefined;
  /** Id of the open hand-over. */
  open: number | undefined;
  onOpen: (open: number | undefined) => void;
}

/** What is to be handed over, and what has been. */
export function HandOverTab({ unit_id, register, settings, open, onOpen }: HandOverTabProps) {
  return (
    <div className={styles.part}>
      {register === undefined || settings === undefined ? null : (
        <NextHandOver unit_id={unit_id} register={register} settings={settings} onDone={onOpen} />
      )}
      <FormerHandOvers unit_id={unit_id} open={open} onOpen={onOpen} />
      {open === undefined ? null : (
        <HandOverDialog
          key={open}
          unit_id={unit_id}
          id={open}
          isLast={register?.last?.sipo_hand_over_id === open}
          onClose={() => onOpen(undefined)}
        />
      )}
    </div>
  );
}
