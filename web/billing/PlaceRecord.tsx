import { Badge } from '@mantine/core';
import type { BillingPlace } from '#contract/billing/places.ts';
import { useFirms } from '#web/core/firms/firms.queries.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { nameAmong } from '#web/ui/history-words.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs, type Tab } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { useBillingPlace, useMeters } from './billing.queries.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import { Documents } from './documents/Documents.tsx';
import { Parts } from './Parts.tsx';
import type { BillingPlaceAt, Go } from './place.ts';
import { kindText, meterName, placeLabels, placeTexts } from './place-words.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { PlaceSummary } from './PlaceSummary.tsx';

/** What other features know of a place, as tabs. */
export type MoreTabs = (place: BillingPlace) => readonly Tab[];

interface RecordProps {
  unit_id: number;
  id: number;
  at: BillingPlaceAt;
  go: Go;
  moreTabs: MoreTabs;
}

/** The lists from which a billing place is opened. */
const LISTS = ['billing-places', 'contracts-of-supply'];

/** One billing place in the place of the list. */
export function PlaceRecord({ unit_id, id, at, go, moreTabs }: RecordProps) {
  const place = useBillingPlace(unit_id, id).data;
  const close = () => go({ record: undefined, unit: undefined });
  const step = (next: number) => go({ record: next, tab: at.tab }, { replace: true });
  useEscape(close);
  useOpenedFind(
    place && {
      kind: 'billing',
      unit_id,
      id,
      title: place.name,
      told: [place.code, kindText(place.kind)],
    },
  );
  return (
    <OpenedRecord
      backLabel="Zpět na odběrná místa"
      onBack={close}
      steps={useSteps(LISTS, id, step)}
    >
      {place === undefined ? (
        <LoadingRecord title="Odběrné místo" />
      ) : (
        <Page
          title={place.name}
          note={
            <RecordFacts>
              {`${place.code} · ${kindText(place.kind)}`}
              {place.hidden ? <Badge color="gray">zrušené</Badge> : null}
            </RecordFacts>
          }
          action={<PlaceMenu place={place} go={go} onClose={close} />}
        >
          <PlaceSummary place={place} go={go} />
          <Tabs
            label="Části odběrného místa"
            value={at.tab}
            onChange={(tab) => go({ tab })}
            tabs={[...ownTabs(place, at, go, close), ...moreTabs(place), historyTab(place)]}
          />
          {at.act === 'connect' ? (
            <ConnectDialog
              place={place}
              onClose={() => go({ act: undefined }, { replace: true })}
            />
          ) : null}
        </Page>
      )}
    </OpenedRecord>
  );
}

function ownTabs(
  place: BillingPlace,
  at: BillingPlaceAt,
  go: Go,
  onClose: () => void,
): readonly Tab[] {
  return [
    {
      key: 'base',
      text: 'Základ',
      title: 'Druh, dodavatel, měřidlo a smlouva',
      content: <PlaceForm place={place} onClose={onClose} />,
    },
    {
      key: 'parts',
      text: 'Připojené',
      title: 'Domy, prostory a měřidla, kterým místo slouží',
      content: <Parts place={place} go={go} />,
    },
    {
      key: 'documents',
      text: 'Doklady',
      title: 'Faktury, zálohy a náklady po letech',
      content: <Documents place={place} at={at} go={go} />,
    },
  ];
}

function historyTab(place: BillingPlace): Tab {
  return {
    key: 'history',
    text: 'Historie',
    title: 'Kdo a kdy odběrné místo změnil',
    content: <History place={place} />,
  };
}

function History({ place: { unit_id, billing_place_id, address_id } }: { place: BillingPlace }) {
  const firms = useFirms(unit_id, address_id);
  const meters = useMeters(unit_id);
  return (
    <RecordHistory
      record_type="billing_places"
      unit_id={unit_id}
      record_id={billing_place_id}
      labels={placeLabels}
      texts={{
        ...placeTexts,
        address_id: nameAmong(firms),
        invoice_place_id: nameAmong(
          meters.map((meter) => ({ id: meter.measuring_place_id, name: meterName(meter) })),
        ),
      }}
    />
  );
}
