import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { IconEye } from '#web/icons/IconEye.ts';
import { IconEyeOff } from '#web/icons/IconEyeOff.ts';
import type { PortalNews } from '#contract/news.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { HistoryOf } from '#web/record/RecordHistory.tsx';
import { Removal } from '#web/record/Removal.tsx';
import { userMessage } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { newsLabels } from './news-form.ts';
import { useDeleteNews, useNewsHistory, useSaveNews } from './news.queries.ts';
import styles from './news.module.css';

/** Publishes the item, or takes it back among drafts. */
export function PublishButton({ item }: { item: PortalNews }) {
  const saving = useSaveNews();
  const { portal_news_id, is_enabled, version } = item;
  const turn = () =>
    saving.mutate(
      { params: { portal_news_id }, body: { is_enabled: !is_enabled, version } },
      {
        onSuccess: ({ state }) => flash(told[state]),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  const Sign = is_enabled ? IconEyeOff : IconEye;
  return (
    <Button
      variant={is_enabled ? 'default' : 'filled'}
      loading={saving.isPending}
      leftSection={<Sign size="1.125rem" aria-hidden="true" />}
      onClick={turn}
    >
      {is_enabled ? 'Stáhnout z novinek' : 'Zveřejnit'}
    </Button>
  );
}

const told: Record<PortalNews['state'], string> = {
  draft: 'Novinka byla stažena mezi koncepty',
  scheduled: 'Novinka se zveřejní v nastavený den',
  published: 'Novinka byla zveřejněna',
};

/** Under an item, for a system admin: its history and its deletion. */
export function NewsTools({ item }: { item: PortalNews }) {
  const deletion = useDeleteNews();
  const navigate = useNavigate();
  const { portal_news_id, title } = item;
  return (
    <div className={styles.tools}>
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <History id={portal_news_id} />
        </Wide>
      </FormPanel>
      <Removal
        label="Smazat novinku"
        question={`Novinka „${title}“ zmizí z přehledu i z odběru a odkaz na ni přestane platit.`}
        told="Novinka byla smazána"
        onRemove={() => deletion.mutateAsync({ params: { portal_news_id } })}
        onRemoved={() => void navigate({ to: paths.Blog })}
      />
    </div>
  );
}

function History({ id }: { id: number }) {
  return <HistoryOf query={useNewsHistory(id)} labels={newsLabels} />;
}
