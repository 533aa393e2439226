import { Badge } from '@mantine/core';
import { labelsOf } from '#contract/record.ts';
import { revisionFields } from '#contract/revision-record.ts';
import type { Revision } from '#contract/revisions.ts';
import type { Unit } from '#contract/units.ts';
import { formatDate } from '#web/lib/czech.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import type { Go, RevisionsPlace } from './place.ts';
import { Reports } from './Reports.tsx';
import { placeText } from './revision-words.ts';
import { RevisionForm } from './RevisionForm.tsx';
import { useRevision } from './revisions.queries.ts';
import { StateBadge } from './StateBadge.tsx';

interface RecordProps {
  unit: Unit;
  id: number;
  place: RevisionsPlace;
  go: Go;
}

/** One device subject to a revision, with its reports, in the place of the list. */
export function RevisionRecord({ unit, id, place, go }: RecordProps) {
  const revision = useRevision(unit.unit_id, id).data;
  const close = () => go({ device: undefined });
  useEscape(close);
  return (
    <OpenedRecord backLabel="Zpět na zařízení" onBack={close}>
      {revision === undefined ? (
        <LoadingRecord title="Zařízení" />
      ) : (
        <Page title={revision.device_name} note={<Facts revision={revision} />}>
          <Parts revision={revision} place={place} go={go} onClose={close} />
        </Page>
      )}
    </OpenedRecord>
  );
}

function Facts({ revision }: { revision: Revision }) {
  const { type_name, next_on, hidden } = revision;
  const next = next_on === null ? '' : `příští ${formatDate(next_on)}`;
  return (
    <RecordFacts>
      {[type_name, placeText(revision), next].filter((part) => part !== '').join(' · ')}
      <StateBadge revision={revision} />
      {hidden ? (
        <Badge component="span" color="gray">
          vyřazené
        </Badge>
      ) : null}
    </RecordFacts>
  );
}

interface PartsProps {
  revision: Revision;
  place: RevisionsPlace;
  go: Go;
  onClose: () => void;
}

function Parts({ revision, place, go, onClose }: PartsProps) {
  const { unit_id, revision_id } = revision;
  return (
    <Tabs
      label="Části zařízení"
      value={place.tab}
      onChange={(tab) => go({ tab })}
      tabs={[
        {
          key: 'reports',
          text: 'Revize',
          title: 'Provedené revize a jejich zprávy',
          content: <Reports revision={revision} open={place.report} go={go} />,
        },
        {
          key: 'base',
          text: 'Základ',
          title: 'Zařízení, umístění a firma',
          content: <RevisionForm revision={revision} onClose={onClose} />,
        },
        {
          key: 'history',
          text: 'Historie',
          title: 'Kdo a kdy zařízení změnil',
          content: (
            <RecordHistory
              record_type="revisions"
              unit_id={unit_id}
              record_id={revision_id}
              labels={labelsOf(revisionFields)}
            />
          ),
        },
      ]}
    />
  );
}
