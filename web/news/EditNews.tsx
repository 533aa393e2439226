import { newsFields } from '#contract/news-record.ts';
import { newsInput } from '#contract/news.ts';
import type { PortalNews } from '#contract/news.ts';
import { valuesOf } from '#contract/record.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { newsLabels as labels } from './news-form.ts';
import type { NewsValues } from './news-form.ts';
import { NewsBadges } from './news-words.tsx';
import { useSaveNews } from './news.queries.ts';
import { NewsForm } from './NewsForm.tsx';

/** An item being changed. */
export function EditNews({ item, onLeave }: { item: PortalNews; onLeave: () => void }) {
  const saving = useSaveNews();
  const { portal_news_id } = item;
  const form = useContractForm<NewsValues>({
    schema: newsInput,
    initial: valuesOf(newsFields, item),
    recordKey: portal_news_id,
    version: item.version,
    draftKey: `news.${portal_news_id}`,
    labels,
    onSave: async (changes, { version }) => {
      const { news_date, ...others } = changes;
      const day = typeof news_date === 'string' ? { news_date } : {};
      const body = { ...others, ...day, version };
      const saved = await saving.mutateAsync({ params: { portal_news_id }, body });
      flash('Novinka byla uložena');
      return saved;
    },
    onCancel: onLeave,
  });
  const note = (
    <RecordFacts>
      <NewsBadges item={item} />
    </RecordFacts>
  );
  return (
    <OpenedRecord backLabel="Zpět na novinku" onBack={onLeave}>
      <Page title={`Úprava: ${item.title}`} note={note}>
        <NewsForm form={form} label="Úprava novinky" updated={item.updated} />
      </Page>
    </OpenedRecord>
  );
}
