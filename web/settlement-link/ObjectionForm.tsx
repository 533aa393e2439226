import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { writeObjection, type OpenedObjections } from '#contract/settlement/objections.ts';
import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import { SelectField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import type { About } from './about.ts';
import { useWriteObjection } from './statement-link.queries.ts';
import styles from './statement-link.module.css';

interface ObjectionFormProps {
  secret: string;
  statement: OpenedStatement;
  about: About;
  onWritten: (objections: OpenedObjections) => void;
  onClose: () => void;
}

const { content } = writeObjection.body.shape;
const schema = z.object({ about: z.string(), content });
const labels = { about: 'Čeho se námitka týká', content: 'S čím nesouhlasíte a proč' };

/** An objection as the recipient writes it; what he typed stays when it could not be sent. */
export function ObjectionForm({
  secret,
  statement,
  about,
  onWritten,
  onClose,
}: ObjectionFormProps) {
  const writing = useWriteObjection();
  const form = useContractForm({
    schema,
    initial: { about: String(about), content: '' },
    labels,
    onSave: async (_changes, { values }) => {
      const read = schema.parse(values);
      const service_id = read.about === 'all' ? null : Number(read.about);
      const body = { secret, service_id, content: read.content };
      onWritten(await writing.mutateAsync({ body }));
      return values;
    },
    onCancel: onClose,
  });
  const part = useRef<HTMLDivElement>(null);
  // It may have been begun at a service high above.
  useEffect(() => part.current?.querySelector('textarea')?.focus(), []);
  const options = [
    { value: 'all', label: 'Celé vyúčtování' },
    ...statement.services.map(({ service_id, service_name }) => ({
      value: String(service_id),
      label: service_name,
    })),
  ];
  return (
    <Form form={form} label="Nová námitka" place="any">
      <div className={styles.part} ref={part}>
        <SelectField {...form.field('about')} label={labels.about} options={options} />
        <TextAreaField
          {...form.field('content')}
          label={labels.content}
          rows={5}
          hint="Námitku i s odpovědí uvidí každý, kdo má odkaz na toto vyúčtování."
        />
        <ErrorLine error={form.error} remains="Napsaný text zůstal zachovaný." />
        <div className={styles.papers}>
          <Button variant="default" onClick={() => void form.cancel()}>
            Zrušit
          </Button>
          <Button type="submit" loading={form.isSaving}>
            Odeslat námitku
          </Button>
        </div>
      </div>
    </Form>
  );
}
