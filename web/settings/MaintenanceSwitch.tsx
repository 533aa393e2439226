import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RuntimeSettings } from '#contract/settings.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { MomentInput, PRAGUE_TIME } from '#web/form/MomentInput.tsx';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useSwitchMaintenance } from './settings.queries.ts';

const question = {
  title: 'Zapnout údržbu systému?',
  message:
    'Všichni přihlášení uživatelé budou do minuty odhlášeni a uvidí stránku údržby. Vypnout ji smí jen správce systému.',
  confirmLabel: 'Zapnout údržbu',
  danger: true,
};

/** What was wrong with one of the fields; undefined when nothing was. */
function fieldFault(error: unknown, name: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fields.find(({ field }) => field === name)?.message;
}

/** The maintenance switch (specification, section 4, Maintenance mode). */
export function MaintenanceSwitch({ settings }: { settings: RuntimeSettings }) {
  const switching = useSwitchMaintenance();
  const [text, setText] = useState(settings.maintenance_text);
  const [until, setUntil] = useState('');
  const isOn = settings.maintenance_mode;
  const turn = async () => {
    if (!isOn && !(await confirm(question))) return;
    const body = isOn
      ? { maintenance_mode: false }
      : { maintenance_mode: true, maintenance_text: text, maintenance_until: until };
    switching.mutate(
      { body },
      { onSuccess: () => flash(isOn ? 'Údržba byla vypnuta' : 'Údržba byla zapnuta') },
    );
  };
  return (
    <FormPanel heading="Údržba systému">
      {isOn ? (
        <Wide>
          <Alert color="yellow" title="Údržba je zapnuta">
            {settings.maintenance_text}
            {settings.maintenance_until === ''
              ? null
              : ` Předpokládaný konec: ${formatDateTime(settings.maintenance_until)}.`}
          </Alert>
        </Wide>
      ) : (
        <>
          <TextInput
            label="Text pro uživatele"
            value={text}
            maxLength={500}
            error={fieldFault(switching.error, 'maintenance_text')}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <MomentInput
            label="Předpokládaný konec"
            description={PRAGUE_TIME}
            value={until}
            error={fieldFault(switching.error, 'maintenance_until')}
            onChange={setUntil}
          />
        </>
      )}
      <Wide>
        <Button
          variant={isOn ? 'filled' : 'default'}
          loading={switching.isPending}
          onClick={() => void turn()}
        >
          {isOn ? 'Vypnout údržbu' : 'Zapnout údržbu'}
        </Button>
        <ErrorLine error={switching.error} />
      </Wide>
    </FormPanel>
  );
}
