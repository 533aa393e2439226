import { Title } from '@mantine/core';
import { useDeferredValue } from 'react';
import { APP_VERSION } from '#contract/version.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { formatDateTime } from '#web/lib/czech.ts';
import { Markdown } from './markdown/Markdown.tsx';
import { newsLabels as labels } from './news-words.tsx';
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
    <>
      <FormPanel heading="Novinka">
        <Wide>
          <TextField {...form.field('title')} label={labels.title} autoComplete="off" />
        </Wide>
        <TextField
          {...form.field('tag')}
          label={labels.tag}
          hint="Třeba novinka ve verzi"
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
        <TextField
          {...form.field('app_version')}
          label={labels.app_version}
          hint={`Nyní běží ${APP_VERSION}`}
          autoComplete="off"
        />
        <Wide>
          <TextAreaField
            {...form.field('news_content')}
            label={labels.news_content}
            hint="Píše se v Markdownu: # nadpis, **tučně**, *šikmo*, - odrážka, [text](https://adresa). Značky HTML a obrázky zůstanou textem."
            rows={14}
          />
        </Wide>
        <Wide>
          <TextField
            {...form.field('link_detail')}
            label={labels.link_detail}
            hint={
              form.values.link_is_external
                ? 'Adresa začínající https://; nadpis v přehledu povede přímo tam'
                : 'Adresa v portálu, třeba /auxiliaries'
            }
            autoComplete="off"
          />
        </Wide>
        <Wide>
          <SwitchField {...form.field('link_is_external')} label={labels.link_is_external} />
        </Wide>
      </FormPanel>
      <FormPanel heading="Zveřejnění">
        <DateField {...form.field('news_date')} label={labels.news_date} />
        <DateField
          {...form.field('public_date')}
          label={labels.public_date}
          hint="Prázdné: hned po zveřejnění"
        />
        <Wide>
          <SwitchField
            {...form.field('is_public')}
            label={labels.is_public}
            hint="Jinak ji uvidí jen přihlášení uživatelé; v odběru nebude."
          />
        </Wide>
        <Wide>
          <SwitchField
            {...form.field('is_enabled')}
            label={labels.is_enabled}
            hint="Dokud není zveřejněna, je koncept a vidí ji jen správce systému."
          />
        </Wide>
      </FormPanel>
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
