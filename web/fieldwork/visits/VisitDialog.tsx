import { Anchor, Button, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import { visitStateValue } from '#contract/fieldwork/visit-words.ts';
import type { VisitNotice } from '#contract/fieldwork/visit-notices.ts';
import { moveVisit, type Visit } from '#contract/fieldwork/visits.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { formatDateTime, todayInPrague } from '#web/lib/czech.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { PhoneReach } from '#web/ui/Reach.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { useIsCrewMember } from '#web/session/rights.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { ClockField } from '../ClockField.tsx';
import { crewName, useCrewList } from '../crew-list.ts';
import { NoticeDialog } from '../notices/NoticeDialog.tsx';
import { RecordNotices } from '../notices/RecordNotices.tsx';
import { VisitNotices, type NoticeActs } from '../notices/VisitNotices.tsx';
import { useMove } from './useMove.ts';
import { EventLink } from './EventLink.tsx';
import { VisitEnds } from './VisitEnds.tsx';
import {
  accessText,
  isVisitOpen,
  residentText,
  roundAddress,
  visitText,
  whereText,
} from './visit-text.ts';

const schema = moveVisit.body.omit({ version: true, despite: true });
const labels = { crew_id: 'Četa', day: 'Den', from_minute: 'Začátek', minutes: 'Délka' };

interface Values {
  crew_id: number | null;
  day: string | null;
  from_minute: number | string | null;
  minutes: number | string | null;
  [field: string]: unknown;
}

interface VisitDialogProps {
  visit: Visit;
  crews: readonly { readonly id: number; readonly name: string }[];
  onClose: () => void;
}

/** One visit: whom to call, how one gets in, its time to be changed while it waits, and how it ended. */
export function VisitDialog(props: VisitDialogProps) {
  const { visit } = props;
  const [isRecorded, setRecorded] = useState(false);
  const [notice, setNotice] = useState<VisitNotice | null>(null);
  const acts = { onRecord: () => setRecorded(true), onOpen: setNotice };
  // Dialogs of notices stand beside the visit, not in its form: what is typed there stays.
  return (
    <>
      {isVisitOpen(visit) ? (
        <WaitingVisit {...props} acts={acts} />
      ) : (
        <EndedVisit {...props} acts={acts} />
      )}
      {isRecorded ? (
        <RecordNotices
          unit_id={visit.unit_id}
          visits={[visit]}
          onClose={() => setRecorded(false)}
        />
      ) : null}
      {notice === null ? null : (
        <NoticeDialog notice={notice} place={visit} onClose={() => setNotice(null)} />
      )}
    </>
  );
}

type ShownVisit = VisitDialogProps & { acts: NoticeActs };

/** A visit that waits: its time is the form. */
function WaitingVisit({ visit, crews, onClose, acts }: ShownVisit) {
  const { move } = useMove();
  const { crew_id, day, from_minute, minutes } = visit;
  const form = useContractForm<Values>({
    schema,
    initial: { crew_id: crew_id ?? crews[0]?.id ?? null, day, from_minute, minutes },
    recordKey: visit.visit_id,
    version: visit.version,
    labels,
    onSave: async (_changes, { values, version = visit.version }) => {
      const moved = await move({ ...visit, version }, schema.parse(values));
      return { ...values, version: moved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title={whereText(visit)} saveLabel="Uložit termín" onClose={onClose}>
      <Wide>
        <VisitFacts visit={visit} />
      </Wide>
      <IdField {...form.field('crew_id')} label={labels.crew_id} choices={crews} />
      <FieldRow kind="three">
        <DateField {...form.field('day')} label={labels.day} data-autofocus />
        <ClockField {...form.field('from_minute')} label={labels.from_minute} placeholder="8:00" />
        <NumberField {...form.field('minutes')} label={labels.minutes} unit="min" />
      </FieldRow>
      <Wide>
        <VisitEnds visit={visit} onDone={onClose} />
      </Wide>
      <Wide>
        <VisitNotices visit={visit} acts={acts} />
        <VisitHistory visit={visit} />
      </Wide>
    </ModalForm>
  );
}

/** A visit that is over: nothing of it is typed any more. */
function EndedVisit({ visit, onClose, acts }: ShownVisit) {
  useReturnedFocus();
  return (
    <Modal opened onClose={onClose} title={whereText(visit)}>
      <Stack gap="md">
        <VisitFacts visit={visit} />
        <EventLink visit={visit} />
        <VisitEnds visit={visit} onDone={onClose} />
        <VisitNotices visit={visit} acts={acts} />
        <VisitHistory visit={visit} />
      </Stack>
    </Modal>
  );
}

/** Whom to call, how one gets in, what for, and how it stands. */
function VisitFacts({ visit }: { visit: Visit }) {
  const { contact, phone, access, round_name, work_name, unit_name, attempt, note, ended } = visit;
  const { resident } = visit;
  const address = roundAddress(visit);
  const hasRounds = useIsOpenAddress(address);
  const how = accessText(access);
  return (
    <Summary>
      <Fact label="Kontakt">
        {contact === '' ? <Unknown>není znám</Unknown> : contact}
        {phone === '' ? <FactNote>telefon chybí</FactNote> : <PhoneReach phone={phone} />}
      </Fact>
      <Fact label="Přístup">{how === '' ? <Unknown>nic zvláštního</Unknown> : how}</Fact>
      {resident === null ? null : (
        <Fact label="Obyvatel">
          {residentText(visit)}
          {resident.note === '' ? null : <FactNote>{resident.note}</FactNote>}
          <FactNote>{formatDateTime(resident.answered)}</FactNote>
        </Fact>
      )}
      <Fact label="Práce">
        {work_name}
        <FactNote>
          {hasRounds ? (
            <Anchor component={InnerLink} href={address}>
              {round_name}
            </Anchor>
          ) : (
            round_name
          )}
          {` · ${unit_name}`}
        </FactNote>
      </Fact>
      <Fact label="Stav">
        {visitText(visit, todayInPrague())}
        {attempt === 1 ? null : <FactNote>{`${attempt}. pokus`}</FactNote>}
        {note === '' ? null : <FactNote>{note}</FactNote>}
        {ended === null ? null : <FactNote>{`zapsáno ${formatDateTime(ended)}`}</FactNote>}
      </Fact>
    </Summary>
  );
}

/** Who gave the visit its times and told how it ended; asked for when it is opened. */
function VisitHistory({ visit: { unit_id, visit_id } }: { visit: Visit }) {
  const [isOpen, setOpen] = useState(false);
  const isOfCrew = useIsCrewMember();
  const crews = useCrewList();
  // Who did what to it is the matter of the office.
  if (isOfCrew) return null;
  if (!isOpen)
    return (
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        Historie návštěvy
      </Button>
    );
  return (
    <RecordHistory
      heading
      record_type="visits"
      unit_id={unit_id}
      record_id={visit_id}
      labels={{ state: 'Stav', ...labels, note: 'Poznámka' }}
      texts={{
        state: (value) => visitStateValue.text(value),
        crew_id: (value) => (value === null ? '' : crewName(crews, Number(value))),
        from_minute: (value) => (value === null ? '' : clockText(Number(value))),
      }}
    />
  );
}
