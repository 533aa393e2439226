import { Badge } from '@mantine/core';
import { labelsOf } from '#contract/record.ts';
import { revisionFields } from '#contract/revision-record.ts';
import type { Revision } from '#contract/revisions.ts';
import type { Unit } from '#contract/units.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { LoadingRecord, OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { useSteps } from '#web/record/useSteps.ts';
import { DeviceMenu } from './DeviceMenu.tsx';
import { DeviceSummary } from './DeviceSummary.tsx';
import type { Go, RevisionsPlace } from './place.ts';
import { Reports } from './Reports.tsx';
import { RevisionForm } from './RevisionForm.tsx';
import { useRevision } from './revisions.queries.ts';

interface RecordProps {
  unit: Unit;
  id: number;
  place: RevisionsPlace;
  go: Go;
}

/** The lists from which a device is opened. */
const LISTS = ['revisions', 'revisions-of-type'];

/** One device subject to a revision, with its reports, in the place of the list. */
export function RevisionRecord({ unit, id, place, go }: RecordProps) {
  const revision = useRevision(unit.unit_id, id).data;
  const close = () => go({ device: undefined });
  const step = (next: number) => go({ device: next, tab: place.tab }, { replace: true });
  useEscape(close);
  useOpenedFind(
    revision && {
      kind: 'device',
      unit_id: unit.unit_id,
      id,
      title: revision.device_name,
      told: [revision.building_name, revision.type_name],
    },
  );
  return (
    <OpenedRecord backLabel="Zpět na zařízení" onBack={close} steps={useSteps(LISTS, id, step)}>
      {revision === undefined ? (
        <LoadingRecord title="Zařízení" />
      ) : (
        <Page
          title={revision.device_name}
          note={revision.hidden ? <Badge color="gray">vyřazené</Badge> : undefined}
          action={<DeviceMenu revision={revision} go={go} onClose={close} />}
        >
          <DeviceSummary revision={revision} />
          <Parts revision={revision} place={place} go={go} onClose={close} />
        </Page>
      )}
    </OpenedRecord>
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
