import { placeFields } from '#contract/degree-day-place-record.ts';
import type { DegreeDayPlace } from '#contract/degree-days.ts';
import { emptyOf } from '#contract/record.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { usePlaces } from './degree-days.queries.ts';
import type { DegreeDaysPlace, Go } from './place.ts';
import { placeColumns, textsOfPlace } from './place-form.ts';
import type { PlaceValues } from './place-form.ts';
import { placeKind } from './place-kind.tsx';

const rowKey = (place: DegreeDayPlace) => place.degree_day_place_id;
const isHidden = ({ hidden }: DegreeDayPlace) => hidden;

/** Towns with their norms and the client's own stations. */
export function PlacesTab({ place, go }: { place: DegreeDaysPlace; go: Go }) {
  const { data, error, refetch } = usePlaces();
  const manages = useManagesClient();
  const list = useRecordList<DegreeDayPlace, PlaceValues>({
    rows: data?.values,
    rowKey,
    // Who may not change them is led to their months instead.
    open: manages ? place.edit : undefined,
    onOpen: (edit) =>
      manages ? go({ edit }, { replace: edit === undefined }) : go({ tab: 'months', place: edit }),
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const { rows } = list;
  const create = manages ? (
    <CreateButton text="Nové místo" onClick={() => list.create(() => emptyOf(placeFields))} />
  ) : null;
  return (
    <>
      <RecordTable
        list={list}
        id="degree-day-places"
        label="Místa a stanice"
        isOfClient
        rows={place.hidden === 1 ? rows : rows?.filter((row) => !row.hidden)}
        columns={placeColumns}
        searchIn={textsOfPlace}
        seek={{ placeholder: 'Hledané místo' }}
        activateLabel={manages ? 'Upravit místo' : 'Zobrazit měsíce'}
        emptyAction={create}
        isDimmed={isHidden}
        held={Number(place.hidden === 1)}
        filters={
          <HiddenSwitch
            isOn={place.hidden === 1}
            count={rows?.filter(isHidden).length ?? 0}
            onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
          />
        }
        toolbar={create}
      />
      <RecordDialogs kind={placeKind} where={undefined} list={list} />
    </>
  );
}
