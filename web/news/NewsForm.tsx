import { Title } from '@mantine/core';
import { useDeferredValue } from 'react';
import { newsFields } from '#contract/news-record.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { formatDateTime } from '#web/lib/czech.ts';
import { RecordFields, RecordPanels } from '#web/values/RecordPanels.tsx';
import { Markdown } from './markdown/Markdown.tsx';
import type { NewsValues } from './news-form.ts';
import styles from './news.module.css';

const TAGS_ID = 'news-tags';
const usualTags = ['novinka ve verzi', 'oprava ve verzi', 'údržba', 'návod'];

interface NewsFormProps {
  form: ContractForm<NewsValues>;
  label: string;
  updated?: string | undefined;
}

/** An item being written: its fields, and beside them how it will be read. */
export function NewsForm({ form, label, updated }: NewsFormProps) {
  return (
    <Form form={form} label={label} place={['edit', 'new']}>
      <div className={styles.editor}>
        <div className={styles.fields}>
          <Fields form={form} />
        </div>
        <Preview values={form.values} />
      </div>
      <SaveBar
        form={form}
        label="Uložit novinku"
        updated={updated === undefined ? undefined : `Aktualizováno: ${formatDateTime(updated)}`}
      />
    </Form>
  );
}

function Fields({ form }: Pick<NewsFormProps, 'form'>) {
  return (
    <RecordPanels
      fields={newsFields}
      form={form}
      controls={{
        title: <WideField form={form} name="title" />,
        tag: <TagField form={form} />,
        news_content: (
          <Wide>
            <TextAreaField
              {...form.field('news_content')}
              label={newsFields.news_content.label}
              hint={newsFields.news_content.hint}
              rows={14}
            />
          </Wide>
        ),
        link_detail: (
          <WideField
            form={form}
            name="link_detail"
            hint={
              form.values.link_is_external
                ? 'Adresa začínající https://; nadpis v přehledu povede přímo tam'
                : 'Adresa v portálu, třeba /auxiliaries'
            }
          />
        ),
        link_is_external: <WideField form={form} name="link_is_external" />,
      }}
    />
  );
}

interface WideFieldProps extends Pick<NewsFormProps, 'form'> {
  name: 'title' | 'link_detail' | 'link_is_external';
  hint?: string;
}

/** A field over the whole width of its panel. */
function WideField({ form, name, hint }: WideFieldProps) {
  const looks = { [name]: { hint } };
  return (
    <Wide>
      <RecordFields fields={newsFields} form={form} names={[name]} looks={looks} />
    </Wide>
  );
}

function TagField({ form }: Pick<NewsFormProps, 'form'>) {
  return (
    <>
      <TextField
        {...form.field('tag')}
        label={newsFields.tag.label}
        hint={newsFields.tag.hint}
        list={TAGS_ID}
        autoComplete="off"
      />
      <datalist id={TAGS_ID}>
        {usualTags.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Preview({ values: { title, news_content } }: { values: NewsValues }) {
  // Writing stays quick over a long text.
  const shown = useDeferredValue(news_content);
  return (
    <section className={styles.preview} aria-label="Náhled">
      <p className={styles.previewHead}>Náhled</p>
      <Title order={2} size="h1" mb="sm">
        {title.trim() === '' ? 'Bez nadpisu' : title}
      </Title>
      {shown.trim() === '' ? (
        <p className={styles.hint}>Tady uvidíte text tak, jak ho budou číst ostatní.</p>
      ) : (
        <Markdown text={shown} />
      )}
    </section>
  );
}
