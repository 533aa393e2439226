import { Modal } from '@mantine/core';
import { crewFields } from '#contract/fieldwork/crew-record.ts';
import type { Crew } from '#contract/fieldwork/crews.ts';
import { emptyOf } from '#contract/record.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { DialogSteps } from '#web/ui/DialogSteps.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import type { Steps } from '#web/ui/StepLine.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { crewColumns, crewKind, textsOfCrew, type CrewValues } from './crew-kind.tsx';
import { useCrews } from './fieldwork.queries.ts';
import { hoursText } from './hours-words.ts';
import type { CatalogPlace, Go } from './place.ts';

const rowKey = (row: Crew) => row.crew_id;
const isHidden = (row: Crew) => row.hidden;

/** Crews of the client; whoever does not manage them looks at them only. */
export function CrewsTab({ place, go }: { place: CatalogPlace; go: Go }) {
  const { data, error, refetch } = useCrews(place.hidden === 1);
  const manages = useManagesClient();
  const list = useRecordList<Crew, CrewValues>({
    rows: data?.values,
    rowKey,
    open: place.crew,
    onOpen: (crew) => go({ crew }, { replace: crew === undefined }),
    walk: { list: 'crews', onStep: (crew) => go({ crew }, { replace: true }) },
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = manages ? (
    <CreateButton text="Nová četa" onClick={() => list.create(() => emptyOf(crewFields))} />
  ) : undefined;
  const { opened } = list;
  return (
    <>
      <RecordTable
        list={list}
        id="crews"
        label="Čety"
        isOfClient
        columns={crewColumns}
        searchIn={textsOfCrew}
        seek={{ placeholder: 'Název nebo člen', label: 'Hledat četu' }}
        activateLabel={manages ? 'Upravit četu' : 'Zobrazit četu'}
        emptyText="Četa jsou lidé, kteří spolu obcházejí místa. Má své dny a hodiny, podle kterých se plánují návštěvy, a barvu v kalendáři."
        emptyAction={create}
        isDimmed={isHidden}
        held={Number(place.hidden === 1)}
        filters={
          <HiddenSwitch
            isOn={place.hidden === 1}
            count={data?.hidden_crews}
            word="zrušené"
            onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
          />
        }
        toolbar={create}
      />
      <RecordDialogs
        kind={crewKind}
        where={undefined}
        list={list}
        view={
          manages || opened === undefined ? undefined : (
            <CrewView crew={opened} steps={list.steps} onClose={list.close} />
          )
        }
      />
    </>
  );
}

interface CrewViewProps {
  crew: Crew;
  steps: Steps | undefined;
  onClose: () => void;
}

/** A crew for whoever may not change it. */
function CrewView({ crew, steps, onClose }: CrewViewProps) {
  useReturnedFocus();
  const names = crew.members.map(({ name }) => name).join(', ');
  return (
    <Modal opened onClose={onClose} title={crew.name}>
      <DialogSteps steps={steps} />
      <Facts>
        <div>
          <dt>Členové</dt>
          <dd>{names === '' ? 'žádní' : names}</dd>
        </div>
        <div>
          <dt>Pracovní doba</dt>
          <dd>{hoursText(crew.hours)}</dd>
        </div>
        <div>
          <dt>Státní svátky</dt>
          <dd>{crew.works_on_holidays ? 'pracuje' : 'volno'}</dd>
        </div>
      </Facts>
    </Modal>
  );
}
