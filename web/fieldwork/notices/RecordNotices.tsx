import { z } from 'zod';
import {
  noticeChannel,
  noticeChannelValue,
  type NoticeChannel,
} from '#contract/fieldwork/notice-words.ts';
import { LEAST_WITHIN, recordVisitNotices } from '#contract/fieldwork/visit-notices.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { visitsText } from './notice-text.ts';
import { useRecordNotices } from './notices.queries.ts';
import { WithinField } from './WithinField.tsx';

const { channel, told_on, delivered_on, addressee, note, within } = recordVisitNotices.body.shape;
const schema = z.object({ channel, told_on, delivered_on, addressee, note, within });
const labels = {
  channel: 'Jak',
  told_on: 'Oznámeno dne',
  delivered_on: 'Doručeno dne',
  addressee: 'Komu',
  note: 'Poznámka',
  within: 'Rozmezí příchodu',
};

interface Values {
  channel: NoticeChannel;
  told_on: string | null;
  delivered_on: string | null;
  addressee: string;
  note: string;
  within: number;
  [field: string]: unknown;
}

interface RecordNoticesProps {
  unit_id: number;
  /** At least one; each has a time. */
  visits: readonly Visit[];
  onClose: () => void;
}

/** Writes down how and when people were told of visits, otherwise than by a mail of the portal. */
export function RecordNotices({ unit_id, visits, onClose }: RecordNoticesProps) {
  const recording = useRecordNotices();
  const [first] = visits;
  const isOne = visits.length === 1;
  const form = useContractForm<Values>({
    schema,
    initial: {
      channel: 'poster',
      told_on: todayInPrague(),
      delivered_on: null,
      addressee: '',
      note: '',
      within: LEAST_WITHIN,
    },
    labels,
    texts: { channel: noticeChannelValue.text },
    onSave: async (_changes, { values }) => {
      const visit_ids = visits.map(({ visit_id }) => visit_id);
      const body = { ...schema.parse(values), visit_ids };
      const { recorded } = await recording.mutateAsync({ params: { unit_id }, body });
      flash(
        `${czechPlural(recorded, 'Zapsáno', 'Zapsána', 'Zapsáno')} ${recorded}\u00A0${czechPlural(recorded, 'oznámení', 'oznámení', 'oznámení')}`,
      );
      return values;
    },
    onCancel: onClose,
  });
  const isPoster = form.values.channel === 'poster';
  return (
    <ModalForm
      form={form}
      title={`Zapsat oznámení: ${visitsText(visits.length)}`}
      saveLabel="Zapsat oznámení"
      onClose={onClose}
    >
      <FieldRow kind="pair">
        <SelectField
          {...form.field('channel')}
          label={labels.channel}
          options={noticeChannel.options.map((value) => ({
            value,
            label: noticeChannelValue.text(value),
          }))}
          data-autofocus
        />
        <WithinField {...form.field('within')} label={labels.within} />
      </FieldRow>
      <FieldRow kind="pair">
        <DateField {...form.field('told_on')} label={labels.told_on} />
        <DateField
          {...form.field('delivered_on')}
          label={labels.delivered_on}
          hint={deliveryHints[form.values.channel]}
        />
      </FieldRow>
      <Wide>
        <TextField
          {...form.field('addressee')}
          label={labels.addressee}
          hint={whomHint(isPoster, isOne)}
          placeholder={isOne && !isPoster ? (first?.contact ?? '') : ''}
          maxLength={500}
        />
      </Wide>
      <Wide>
        <TextAreaField {...form.field('note')} label={labels.note} />
      </Wide>
    </ModalForm>
  );
}

const PROVED = 'Jen je-li čím ho doložit';

/** When the day of delivery is to be filled in. */
const deliveryHints: Readonly<Record<NoticeChannel, string>> = {
  email: 'Jen když příjem potvrdil nebo odpověděl',
  poster: PROVED,
  slip: PROVED,
  hand: 'Nevyplněné platí den předání',
  post: 'Podle doručenky; jinak třetí pracovní den',
  'data-box': 'Podle doručenky datové zprávy',
  phone: PROVED,
};

function whomHint(isPoster: boolean, isOne: boolean): string {
  if (isPoster) return 'Kdo plakát vyvěsil a kde, může být v poznámce';
  return isOne ? 'Nevyplněné platí kontakt místa' : 'Nevyplněné platí kontakt každého místa';
}
