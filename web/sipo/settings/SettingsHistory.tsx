import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { settingsLabels, settingsTexts } from './settings-words.ts';

/** Who changed the settings and when. */
export function SettingsHistory({ unit_id }: { unit_id: number }) {
  return (
    <RecordHistory
      record_type="sipo_settings"
      unit_id={unit_id}
      record_id={unit_id}
      labels={settingsLabels}
      texts={settingsTexts}
    />
  );
}
