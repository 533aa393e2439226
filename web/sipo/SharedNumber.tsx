import type { SipoSettings } from '#contract/sipo/settings.ts';
import { Warning } from './Warning.tsx';

/** That the post takes the unit and others for one, where they have the same number. */
export function SharedNumber({
  settings,
}: {
  settings: Pick<SipoSettings, 'organisation_number' | 'shared_with'>;
}) {
  const { organisation_number, shared_with } = settings;
  if (shared_with.length === 0) return null;
  return (
    <Warning>
      Číslo organizace {organisation_number} má i {shared_with.join(', ')}. Soubory obou předání se
      jmenují stejně a celý kmen jedné jednotky u pošty zruší plátce druhé; ověřte číslo ve smlouvě.
    </Warning>
  );
}
