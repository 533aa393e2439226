import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { amountText } from '#contract/metering/amount-text.ts';
import { warningFields } from '#contract/metering/warning-record.ts';
import {
  warningKindValue,
  warningStateValue,
  type WarningState,
} from '#contract/metering/warning-words.ts';
import { decisionInput, type MeterWarning } from '#contract/metering/warnings.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { NewTodoButton } from '#web/core/todo/NewTodo.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { shortTitle, whereText } from '../meter-text.ts';
import { adviceText, lawText, lossText, ruleText, warningText } from './warning-words.ts';
import { useDecision } from './warnings.queries.ts';

type Values = FormOf<typeof warningFields>;

const schema = ruledBy(decisionInput, [
  ({ state, reason }) =>
    state === 'ignored' && reason === ''
      ? { field: 'reason', message: 'Napište, proč se má upozornění ignorovat' }
      : null,
]);
const labels = labelsOf(warningFields);
const texts = { state: warningFields.state.value.text };
/** What a person may decide. */
const CHOICES: readonly WarningState[] = ['new', 'solving', 'solved', 'ignored'];

interface WarningDialogProps {
  warning: MeterWarning;
  onClose: () => void;
}

/** A warning: what was found and from what, what the law says, what to do, and what was decided. */
export function WarningDialog({ warning, onClose }: WarningDialogProps) {
  const { unit_id, meter_warning_id: id, version } = warning;
  const deciding = useDecision();
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(warningFields, warning),
    recordKey: id,
    version,
    draftKey: `meter-warning.${id}`,
    labels,
    texts,
    onSave: async (changes, { version: seen }) => {
      const saved = await deciding.mutateAsync({
        params: { unit_id, id: String(id) },
        body: { ...changes, version: seen },
      });
      flash(`Upozornění: ${warningStateValue.text(saved.state).toLocaleLowerCase('cs')}`, saved);
      return { ...valuesOf(warningFields, saved), version: saved.version };
    },
    onCancel: onClose,
  });
  const isCeased = warning.state === 'ceased';
  const options = (isCeased ? (['ceased'] as const) : CHOICES).map((value) => ({
    value,
    label: warningStateValue.text(value),
  }));
  return (
    <ModalForm
      form={form}
      title={`${warningKindValue.text(warning.kind)}: ${whereText(warning)}`}
      saveLabel="Uložit rozhodnutí"
      onClose={onClose}
    >
      <Found warning={warning} />
      <div>
        <NewTodoButton
          unit_id={unit_id}
          draft={{
            title: `${warningKindValue.text(warning.kind)}: ${whereText(warning)}`,
            note: warningText(warning),
            relation_kind: 'warning',
            relation_id: id,
          }}
        />
      </div>
      <RecordFields
        fields={warningFields}
        form={form}
        controls={{
          state: (
            <SelectField
              key="state"
              {...form.field('state')}
              label={labels.state}
              hint={isCeased ? 'Kdyby se příčina vrátila, bude upozornění zase nové' : undefined}
              disabled={isCeased}
              options={options}
            />
          ),
        }}
      />
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <RecordHistory
            record_type="meter_warnings"
            unit_id={unit_id}
            record_id={id}
            labels={labels}
            texts={texts}
          />
        </Wide>
      </FormPanel>
    </ModalForm>
  );
}

/** What it is made of: the numbers, the rule, the law, and the way to the readings. */
function Found({ warning }: { warning: MeterWarning }) {
  const { kind, place_kind, unit_id, measuring_place_id, found_on, ceased_on } = warning;
  const law = lawText(warning);
  return (
    <Facts>
      <Pair name="Zjištěno">{warningText(warning)}</Pair>
      {kind === 'loss' ? <Loss warning={warning} /> : null}
      <Pair name="Měřidlo">
        <Anchor
          component={InnerLink}
          href={`${paths.MetersOverview}?unit=${unit_id}&place=${measuring_place_id}`}
        >
          {shortTitle({ ...warning, kind: place_kind })}
        </Anchor>
      </Pair>
      <Pair name="Jak se pozná">{ruleText(kind)}</Pair>
      {law === '' ? null : <Pair name="Co říká zákon">{law}</Pair>}
      <Pair name="Co s tím">{adviceText(kind)}</Pair>
      <Pair name="Nalezeno">
        {ceased_on === null
          ? `${formatDate(found_on)}, příčina trvá`
          : `${formatDate(found_on)}, příčina pominula ${formatDate(ceased_on)}`}
      </Pair>
      {warning.decided_at === null ? null : (
        <Pair name="Rozhodnuto">
          {[warning.decided_by, formatDateTime(warning.decided_at)]
            .filter((part) => part !== '')
            .join(', ')}
        </Pair>
      )}
    </Facts>
  );
}

/** Both sides of a loss, and what is between them. */
function Loss({ warning }: { warning: MeterWarning }) {
  const { amount, compared, measured_unit } = warning;
  if (amount === null || compared === null) return null;
  return (
    <>
      <Pair name="Hlavní měřidlo">{amountText(amount, measured_unit)}</Pair>
      <Pair name="Místa pod ním">{amountText(compared, measured_unit)}</Pair>
      <Pair name="Ztráta">{lossText(warning)}</Pair>
    </>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
