import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSettlementChecks } from '#contract/settlement/settlements.ts';
import {
  getStatementTexts,
  statementTextLabels as labels,
  updateStatementTexts,
  type StatementTexts,
} from '#contract/settlement/statement-texts.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { queryFor, useCall } from '#web/lib/query.ts';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';

const schema = updateStatementTexts.body.omit({ version: true }).required();

/** Opens the texts that statements of heat carry; who may not change them reads them. */
export function StatementTextsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Doplnit texty
      </Button>
      {isOpen ? <StatementTextsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The texts, to be changed by who administers the client. */
export function StatementTextsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(queryFor(getStatementTexts, {}));
  if (data !== undefined) return <TextsForm texts={data} onClose={onClose} />;
  return error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />;
}

/** What is typed; a number may be none yet. */
interface Typed extends Omit<StatementTexts, 'version' | 'raise_months'> {
  raise_months: number | string | null;
  [field: string]: unknown;
}

const valuesOf = ({ version: _version, ...texts }: StatementTexts): Typed => texts;

function TextsForm({ texts, onClose }: { texts: StatementTexts; onClose: () => void }) {
  const saving = useCall(updateStatementTexts, {
    invalidates: [getStatementTexts, readSettlementChecks],
  });
  const mayChange = useManagesClient();
  const form = useContractForm<Typed>({
    schema,
    initial: valuesOf(texts),
    recordKey: 'statement-texts',
    version: texts.version,
    labels,
    onSave: async (changes, { version }) => {
      const saved = await saving.mutateAsync({
        body: { ...schema.partial().parse(changes), version: version ?? texts.version },
      });
      flash('Nastavení bylo uloženo; texty ponese každé další vydané vyúčtování', saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Texty a nastavení vyúčtování"
      saveLabel="Uložit změny"
      onClose={onClose}
    >
      <p>
        Vyhláška č. 269/2015 Sb. v § 6 odst. 1 písm. l až o ukládá uvést na vyúčtování tepla kontakt
        na energetické poradenství a tři texty své přílohy č. 5. Opište je z platného znění; platí
        pro všechny jednotky.
        {mayChange ? '' : ' Mění je správce klienta.'}
      </p>
      <TextAreaField
        {...form.field('advice')}
        label={labels.advice}
        hint="Název, adresa, telefon a web střediska EKIS ve Vašem kraji"
        disabled={!mayChange}
        rows={2}
        data-autofocus
      />
      {(['annex_a', 'annex_b', 'annex_c'] as const).map((name) => (
        <TextAreaField
          key={name}
          {...form.field(name)}
          label={labels[name]}
          disabled={!mayChange}
          rows={2}
        />
      ))}
      <NumberField
        {...form.field('raise_months')}
        label={labels.raise_months}
        hint="U kalendářního roku znamenají 4 měsíce od 1. září."
        unit="měs."
        disabled={!mayChange}
      />
    </ModalForm>
  );
}
