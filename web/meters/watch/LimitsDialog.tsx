import {
  watchLimitFields,
  watchLimitsInput,
  type UnitWatchLimits,
} from '#contract/metering/watch-limits.ts';
import { labelsOf, valuesOf, type FormOf } from '#contract/record.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { useSaveLimits, useWatchLimits } from './warnings.queries.ts';

type Values = FormOf<typeof watchLimitFields>;
const labels = labelsOf(watchLimitFields);

interface LimitsDialogProps {
  unit_id: number;
  onClose: () => void;
}

/** From where on the unit wants to be warned; it opens once the limits have come. */
export function LimitsDialog({ unit_id, onClose }: LimitsDialogProps) {
  const limits = useWatchLimits(unit_id).data;
  return limits === undefined ? null : <LimitsForm limits={limits} onClose={onClose} />;
}

function LimitsForm({ limits, onClose }: { limits: UnitWatchLimits; onClose: () => void }) {
  const { unit_id, version } = limits;
  const saving = useSaveLimits();
  const form = useContractForm<Values>({
    schema: watchLimitsInput,
    initial: valuesOf(watchLimitFields, limits),
    recordKey: unit_id,
    version,
    draftKey: `watch-limits.${unit_id}`,
    labels,
    onSave: async (changes, { version: seen }) => {
      const body = { ...watchLimitsInput.partial().parse(changes), version: seen };
      const saved = await saving.mutateAsync({ params: { unit_id }, body });
      flash('Meze byly uloženy; upozornění se přepočítají během chvíle', saved);
      return { ...valuesOf(watchLimitFields, saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Od čeho upozorňovat na měřidla"
      saveLabel="Uložit meze"
      size="xl"
      onClose={onClose}
    >
      <RecordFields fields={watchLimitFields} form={form} />
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <RecordHistory
            record_type="meter_watch_limits"
            unit_id={unit_id}
            record_id={unit_id}
            labels={labels}
          />
        </Wide>
      </FormPanel>
    </ModalForm>
  );
}
