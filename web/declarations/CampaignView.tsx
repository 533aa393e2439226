import { Button, Skeleton } from '@mantine/core';
import { IconArrowsDiff } from '#web/icons/IconArrowsDiff.ts';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { useState } from 'react';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useSpaceRows } from '#web/core/useSpaceRows.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { Asking } from './Asking.tsx';
import { campaignColumns, campaignFilters } from './campaign-columns.tsx';
import { Ending } from './Ending.tsx';
import { TakenOver } from './TakenOver.tsx';
import { useCampaign, type CampaignKey } from './declarations.queries.ts';
import { stateWords, whereText } from './words.ts';
import { WriteAnswer } from './WriteAnswer.tsx';
import styles from './declarations.module.css';

interface CampaignViewProps extends CampaignKey {
  filter: string | undefined;
  onFilter: (filter: string | undefined) => void;
}

/** A campaign with its spaces: what was declared against what is recorded, and what can be done about it. */
export function CampaignView({ filter, onFilter, ...key }: CampaignViewProps) {
  const { data, error, refetch } = useCampaign(key);
  const [isWriting, setWriting] = useState(false);
  const [isAccepting, setAccepting] = useState(false);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="24rem" />;
  const { campaign, values } = data;
  const isRunning = campaign.state === 'running';
  const open = values.filter(isDifferent);
  return (
    <section className={styles.campaign} aria-label={campaign.name}>
      <Standing campaign={campaign} />
      <Actions>
        {isRunning ? (
          <Button
            leftSection={<IconPencil size="1.125rem" aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            Zapsat odpověď
          </Button>
        ) : null}
        {campaign.state === 'cancelled' ? null : (
          <Button
            variant={isRunning ? 'default' : 'filled'}
            leftSection={<IconArrowsDiff size="1.125rem" aria-hidden="true" />}
            disabled={open.length === 0}
            onClick={() => setAccepting(true)}
          >
            Převzít rozdíly ({open.length})
          </Button>
        )}
        {isRunning ? <Asking campaign={campaign} spaces={values} /> : null}
        <Ending campaign={campaign} spaces={values} />
      </Actions>
      <TakenOver unit_id={key.unit_id} spaces={values} />
      <SpacesTable campaign={campaign} spaces={values} filter={filter} onFilter={onFilter} />
      {isWriting ? (
        <WriteAnswer campaign={campaign} spaces={values} onClose={() => setWriting(false)} />
      ) : null}
      {isAccepting ? (
        <AcceptDialog
          campaign={campaign}
          spaces={open}
          onOvertaken={() => void refetch()}
          onClose={() => setAccepting(false)}
        />
      ) : null}
    </section>
  );
}

const isDifferent = ({ standing, acceptance }: CampaignSpace) =>
  standing === 'differs' && acceptance === null;

function Standing({ campaign }: { campaign: Campaign }) {
  const { valid_from, closes, remind_days, spaces_count, answered_count, state } = campaign;
  const days = czechPlural(remind_days ?? 0, 'den', 'dny', 'dní');
  const remind =
    remind_days === null || state !== 'running'
      ? ''
      : ` Kdo neodpoví, dostane ${remind_days} ${days} předem připomenutí.`;
  return (
    <p className={styles.standing}>
      <strong>{campaign.name}</strong>, {whereText(campaign)}, {stateWords[state]}. Počty platí od{' '}
      {formatDate(valid_from)}, odpovídá se do {formatDate(closes)}. Odpovědělo{' '}
      <strong>
        {answered_count} z {spaces_count}
      </strong>
      .{remind}
    </p>
  );
}

interface SpacesTableProps {
  campaign: Campaign;
  spaces: readonly CampaignSpace[];
  filter: string | undefined;
  onFilter: (filter: string | undefined) => void;
}

function SpacesTable({ campaign, spaces, filter, onFilter }: SpacesTableProps) {
  const chosen = campaignFilters[filter ?? ''];
  const opening = useSpaceRows(campaign.unit_id, 'occupants');
  return (
    <DataTable
      id="person-declarations"
      label="Hlášení osob"
      rows={chosen === undefined ? spaces : spaces.filter(chosen.has)}
      rowKey={({ pasport_id }) => pasport_id}
      columns={campaignColumns(campaign)}
      {...opening}
      filters={
        <FilterChips
          label="Stav hlášení"
          choices={Object.entries(campaignFilters).map(([name, { text, has }]) => ({
            name,
            text,
            count: spaces.filter(has).length,
          }))}
          value={chosen === undefined ? undefined : filter}
          onChange={onFilter}
        />
      }
    />
  );
}
