import { Switch } from '@mantine/core';
import { module as moduleSchema } from '#contract/modules.ts';
import type { Module } from '#contract/modules.ts';
import { ApiError, userMessage } from '#web/lib/api-error.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { flipped, moduleFlags } from './module-flags.ts';
import type { ModuleFlag } from './module-flags.ts';
import { keepModule, useSaveModule } from './modules.queries.ts';
import styles from './sitemap.module.css';

/** Flags of a module for a system admin; each posts the module with the flag flipped. */
export function FlagSwitches({ module }: { module: Module }) {
  const saving = useSaveModule();
  const flip = (flag: ModuleFlag) => {
    saving.mutate(
      { body: flipped(module, flag) },
      { onSuccess: () => flash('Modul byl uložen'), onError: tell },
    );
  };
  return (
    <div className={styles.flags} role="group" aria-label={`Příznaky modulu ${module.title}`}>
      {moduleFlags.map(([flag, label]) => (
        <Switch
          key={flag}
          size="sm"
          label={label}
          checked={module[flag]}
          disabled={saving.isPending}
          onChange={() => flip(flag)}
        />
      ))}
    </div>
  );
}

function tell(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== 'version-conflict') {
    flashError(userMessage(error));
    return;
  }
  const current = moduleSchema.safeParse(error.current);
  if (current.success) keepModule(current.data);
  flashError('Modul mezitím změnil někdo jiný. Zobrazen je jeho nový stav.');
}
