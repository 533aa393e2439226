import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newsInput } from '#contract/news.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { pathTo } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { emptyNews, newsLabels as labels } from './news-form.ts';
import type { NewsValues } from './news-form.ts';
import { useCreateNews } from './news.queries.ts';
import { NewsForm } from './NewsForm.tsx';

/** A new item; once it is saved its own page opens. */
export function NewNews({ onLeave }: { onLeave: () => void }) {
  const creation = useCreateNews();
  const navigate = useNavigate();
  const [initial] = useState(emptyNews);
  const form = useContractForm<NewsValues>({
    schema: newsInput,
    initial,
    draftKey: 'news.new',
    labels,
    onSave: async (_changes, { values }) => {
      const saved = await creation.mutateAsync({ body: newsInput.parse(values) });
      flash('Novinka byla uložena');
      const href = pathTo('BlogDetail', { blog_id: saved.portal_news_id });
      void navigate({ href, replace: true, ignoreBlocker: true });
      return initial;
    },
    onCancel: onLeave,
  });
  return (
    <OpenedRecord backLabel="Všechny novinky" onBack={onLeave}>
      <Page title="Nová novinka" note="Dokud ji nezveřejníte, uvidí ji jen správce systému.">
        <NewsForm form={form} label="Nová novinka" />
      </Page>
    </OpenedRecord>
  );
}
