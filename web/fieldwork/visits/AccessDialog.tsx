import { Anchor } from '@mantine/core';
import { isRefusalProved, lackingText, missedText } from '#contract/fieldwork/missed-access.ts';
import {
  saveVisitAccess,
  type VisitAccess,
  type VisitPlace,
} from '#contract/fieldwork/visit-places.ts';
import { AccessPaper } from '#web/core/place-access/AccessPaper.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextField } from '#web/form/fields.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { ClockField } from '../ClockField.tsx';
import { errandsText, placeStateText, whereText } from './visit-text.ts';
import { useSaveAccess } from './visits.queries.ts';

const schema = saveVisitAccess.body;
const labels = {
  note: 'Jak se tam dostat',
  from_minute: 'Jen od',
  to_minute: 'Jen do',
};

interface Values {
  note: string;
  from_minute: number | string | null;
  to_minute: number | string | null;
  [field: string]: unknown;
}

const valuesOf = ({ note, from_minute, to_minute }: VisitAccess): Values => ({
  note,
  from_minute,
  to_minute,
});

interface AccessDialogProps {
  unit_id: number;
  place: VisitPlace;
  onClose: () => void;
}

/** Whom to call about a place, what is to be done there, and how one gets in, which is written here. */
export function AccessDialog({ unit_id, place, onClose }: AccessDialogProps) {
  const saving = useSaveAccess();
  const { pasport_id, access } = place;
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(access),
    recordKey: pasport_id,
    version: access.version ?? undefined,
    draftKey: `visit-access-${pasport_id}`,
    labels,
    onSave: async (_changes, { values, version }) => {
      const body = schema.parse({ ...values, version: version ?? null });
      const saved = await saving.mutateAsync({ params: { unit_id, pasport_id }, body });
      flash('Přístup byl uložen', saved);
      return { ...valuesOf(saved), version: saved.version ?? undefined };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title={whereText(place)} saveLabel="Uložit přístup" onClose={onClose}>
      <Wide>
        <PlaceFacts unit_id={unit_id} place={place} />
      </Wide>
      <Wide>
        <TextField
          {...form.field('note')}
          label={labels.note}
          hint="Klíče u domovníka, pes, zvonek nefunguje. Uvidí to, kdo tam jde."
          maxLength={300}
          data-autofocus
        />
      </Wide>
      <FieldRow kind="pair">
        <ClockField {...form.field('from_minute')} label={labels.from_minute} placeholder="13:00" />
        <ClockField {...form.field('to_minute')} label={labels.to_minute} placeholder="18:00" />
      </FieldRow>
    </ModalForm>
  );
}

/** What of refused access could be proved now. */
const proofText = (missed: VisitPlace['missed']): string =>
  isRefusalProved(missed)
    ? 'Opakovaná výzva je doložená; odmítnutí jde zvolit u prostoru v pravidle vyúčtování.'
    : `${lackingText(missed)}.`;

/** Whom to call, what for, and how it stands. */
function PlaceFacts({ unit_id, place }: Omit<AccessDialogProps, 'onClose'>) {
  const { contact, phone, phone_of, errands, last_on, meters, visit, pasport_id, missed } = place;
  const state = placeStateText(place, todayInPrague());
  return (
    <Summary>
      <Fact label="Kontakt">
        {contact === '' ? <Unknown>není znám</Unknown> : contact}
        {phone === '' ? <FactNote>telefon chybí</FactNote> : <PhoneReach phone={phone} />}
        {phone_of === '' || phone_of === contact ? null : <FactNote>{phone_of}</FactNote>}
      </Fact>
      <Fact label="Co se má udělat">
        {errands.length === 0 ? <Unknown>nic</Unknown> : errandsText(errands)}
        {meters === 0 ? null : (
          <FactNote>
            <Anchor
              component={InnerLink}
              href={`${paths.MetersOverview}?unit=${unit_id}&spaces=[${pasport_id}]`}
            >
              Měřidla místa
            </Anchor>
          </FactNote>
        )}
      </Fact>
      <Fact label="Naposledy">
        {last_on === null ? <Unknown>zatím bez odečtu</Unknown> : formatDate(last_on)}
        {visit === null ? null : <FactNote>{`${state} (${visit.round_name})`}</FactNote>}
      </Fact>
      {visit === null ? null : (
        <Fact label="Marné návštěvy">
          {missed.days.length === 0 ? <Unknown>žádné po sobě</Unknown> : missedText(missed)}
          {missed.days.length === 0 ? null : <FactNote>{proofText(missed)}</FactNote>}
          <AccessPaper unit_id={unit_id} pasport_id={pasport_id} />
        </Fact>
      )}
    </Summary>
  );
}
