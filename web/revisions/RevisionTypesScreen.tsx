import { Activity } from 'react';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { useRevisionsPlace } from './place.ts';
import { RevisionRecord } from './RevisionRecord.tsx';
import { TypeRecord } from './TypeRecord.tsx';
import { TypesList } from './TypesList.tsx';

/** Kinds of revisions, their devices and reports (route AuxiliariesRevisionTypes). */
export function RevisionTypesScreen() {
  return <UnitScreen title="Druhy revizí">{(unit) => <Revisions unit={unit} />}</UnitScreen>;
}

/** The kinds, or the devices of one, or one device; what is behind waits as it was left. */
function Revisions({ unit }: { unit: Unit }) {
  const { place, go } = useRevisionsPlace();
  const { type, device } = place;
  const isAtTypes = type === undefined && device === undefined;
  return (
    <>
      {device === undefined ? null : (
        <RevisionRecord key={device} unit={unit} id={device} place={place} go={go} />
      )}
      {type === undefined ? null : (
        <Activity mode={device === undefined ? 'visible' : 'hidden'}>
          <TypeRecord key={type} unit={unit} id={type} place={place} go={go} />
        </Activity>
      )}
      <Activity mode={isAtTypes ? 'visible' : 'hidden'}>
        <TypesList unit={unit} place={place} go={go} />
      </Activity>
    </>
  );
}
