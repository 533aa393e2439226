import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState, type ReactNode } from 'react';
import type { Campaign } from '#contract/pasports/campaigns.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { CampaignView } from './CampaignView.tsx';
import { useCampaigns } from './declarations.queries.ts';
import { useDeclarationsPlace, type DeclarationsPlace } from './place.ts';
import { StartCampaign } from './StartCampaign.tsx';
import { campaignText } from './words.ts';

const TITLE = 'Hlášení osob';

/** The yearly declaration of persons of a house or a unit (route /declarations). */
export function DeclarationsScreen() {
  return (
    <UnitScreen title={TITLE}>{({ unit_id }) => <Declarations unit_id={unit_id} />}</UnitScreen>
  );
}

function Declarations({ unit_id }: { unit_id: number }) {
  const { place, go } = useDeclarationsPlace();
  const [asksToStart, setStarting] = useState<boolean | null>(null);
  const { data, error, refetch } = useCampaigns(unit_id);
  const campaigns = data?.values;
  const { shown, isMissing } = chosen(campaigns, place);
  const isStarting = asksToStart ?? isMissing;
  const start = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => setStarting(true)}
    >
      Vyhlásit hlášení
    </Button>
  );
  return (
    <Page
      title={TITLE}
      note="Kolik osob má v prostorech domácnost: výzva odkazem nebo listem, odpovědi a rozdíly proti evidenci."
      action={start}
    >
      {campaigns === undefined ? (
        <Coming error={error} onRetry={() => void refetch()} />
      ) : (
        <Choice
          campaigns={campaigns}
          shown={shown}
          start={start}
          onChoose={(campaign) => go({ campaign, filter: undefined })}
        />
      )}
      {shown === undefined ? null : (
        <CampaignView
          key={shown.person_campaign_id}
          unit_id={unit_id}
          person_campaign_id={shown.person_campaign_id}
          filter={place.filter}
          onFilter={(filter) => go({ filter })}
        />
      )}
      {isStarting ? (
        <StartCampaign
          unit_id={unit_id}
          house={place.house}
          onStarted={(campaign) => go({ campaign, filter: undefined, house: undefined })}
          onClose={() => setStarting(false)}
        />
      ) : null}
    </Page>
  );
}

/** The campaign to show, and whether a house was come from that no campaign asks yet. */
function chosen(
  campaigns: readonly Campaign[] | undefined,
  { campaign, house }: DeclarationsPlace,
) {
  const named = campaigns?.find(({ person_campaign_id }) => person_campaign_id === campaign);
  const ofHouse = campaigns?.find((one) => isAsked(one, house));
  const isMissing = house !== undefined && campaigns !== undefined && ofHouse === undefined;
  return { shown: named ?? ofHouse ?? campaigns?.[0], isMissing };
}

/** Whether the house is being asked by the campaign. */
function isAsked({ state, pasport_id }: Campaign, house: number | undefined): boolean {
  return house !== undefined && state === 'running' && (pasport_id ?? house) === house;
}

function Coming({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error !== null) return <LoadError error={error} onRetry={onRetry} />;
  return <Skeleton height="16rem" />;
}

interface ChoiceProps {
  campaigns: readonly Campaign[];
  shown: Campaign | undefined;
  /** The first step where there is no campaign yet. */
  start: ReactNode;
  onChoose: (person_campaign_id: number) => void;
}

/** Which campaign is shown; where there is none, what they are for. */
function Choice({ campaigns, shown, start, onChoose }: ChoiceProps) {
  if (shown === undefined)
    return (
      <EmptyState
        title="Zatím jste nic nevyhlásili"
        text="Každý prostor dostane svůj kód. Lidé odpoví na odkazu z e-mailu nebo na vytištěném listu."
        action={start}
      />
    );
  if (campaigns.length === 1) return null;
  return (
    <NativeSelect
      label="Hlášení"
      maw="32rem"
      data={campaigns.map((one) => ({
        value: String(one.person_campaign_id),
        label: campaignText(one),
      }))}
      value={String(shown.person_campaign_id)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}
