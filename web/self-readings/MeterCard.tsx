import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck } from '#web/icons/IconCircleCheck.ts';
import { IconSend } from '#web/icons/IconSend.ts';
import { useState, type SubmitEvent } from 'react';
import { measuredUnitValue } from '#contract/metering/meter-words.ts';
import type { SelfAsked, SelfMeter } from '#contract/self-readings.ts';
import { PhotoPick } from '#web/form/PhotoPick.tsx';
import { stayFocused } from '#web/form/stay-focused.ts';
import { formatDateTime, todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useKeptPhoto } from './kept-photo.ts';
import { keepState, keptState } from './kept.ts';
import page from '#web/ui/link-page.module.css';
import styles from './read.module.css';
import { typedState } from './typed-state.ts';
import { useSending } from './useSending.ts';
import { decimalsText, meterName, stateText } from './words.ts';

interface MeterCardProps {
  meter: SelfMeter;
  secret: string;
  /** The day for which it is read; null while it is none. */
  day: string | null;
  onSent: (asked: SelfAsked) => void;
}

/** One meter: what became of its state, and the field for a new one. */
export function MeterCard(props: MeterCardProps) {
  const { meter_id, serial_number, sent } = props.meter;
  const [again, setAgain] = useState(() => keptState(meter_id) !== undefined);
  const [last, setLast] = useState<number | null>(null);
  const isOpen = sent === null || sent.outcome === 'refused' || again;
  const isTaken = sent?.outcome === 'accepted';
  const close = (asked: SelfAsked, state: number) => {
    setLast(state);
    setAgain(false);
    props.onSent(asked);
  };
  return (
    <section className={styles.card} aria-label={`${meterName(props.meter)}, ${serial_number}`}>
      <h2 className={styles.name}>{meterName(props.meter)}</h2>
      <p className={page.dimmed}>číslo měřidla {serial_number}</p>
      <Fate meter={props.meter} last={last} />
      {isOpen && !isTaken ? <StateForm {...props} onSent={close} /> : null}
      {isOpen || isTaken ? null : (
        <Button variant="default" onClick={() => setAgain(true)}>
          Poslat znovu
        </Button>
      )}
    </section>
  );
}

/** What became of what was sent; the state itself is told to nobody who comes later. */
function Fate({ meter, last }: { meter: SelfMeter; last: number | null }) {
  const { sent, decimals, measured_unit } = meter;
  if (sent === null) return null;
  if (sent.outcome === 'refused')
    return (
      <p className={styles.note}>
        Správce stav nepřijal: {sent.outcome_reason}. Opište ho, prosím, znovu.
      </p>
    );
  const state = last === null ? '' : ` ${stateText(last, decimals, measured_unit)}`;
  return (
    <p className={styles.done} role="status">
      <IconCircleCheck size="1.25rem" aria-hidden="true" />
      {sent.outcome === 'accepted'
        ? 'Správce stav převzal. Jestli je špatně, sdělte mu to.'
        : `Odesláno${state}, ${formatDateTime(sent.created)}. Nový stav by ho nahradil.`}
    </p>
  );
}

interface StateFormProps extends Omit<MeterCardProps, 'onSent'> {
  onSent: (asked: SelfAsked, state: number) => void;
}

/** The state as the counter shows it, with a photo; kept on the device until it is sent. */
function StateForm({ meter, secret, day, onSent }: StateFormProps) {
  const { meter_id, decimals, measured_unit } = meter;
  const [text, setText] = useState(() => keptState(meter_id)?.text ?? '');
  const photo = useKeptPhoto(meter_id);
  const sending = useSending();
  const type = (typed: string) => {
    setText(typed);
    sending.forget();
    if (day !== null) keepState(meter_id, { text: typed, day });
  };
  const send = async (confirmed: boolean) => {
    if (day === null) return sending.refuse('Nejprve opravte den odečtu');
    const typed = typedState(text, meter, { read_on: day, today: todayInPrague() });
    if ('fault' in typed) return sending.refuse(typed.fault);
    const body = { secret, meter_id, read_on: day, state: typed.state, confirmed };
    const asked = await sending.send({ ...body, ...(await photo.sent('photo')) });
    if (asked === null) return undefined;
    keepState(meter_id, null);
    photo.drop();
    return onSent(asked, typed.state);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        size="lg"
        className="k-figures"
        label="Stav číselníku"
        description={decimalsText(decimals)}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        enterKeyHint="send"
        autoComplete="off"
        rightSection={measuredUnitValue.text(measured_unit)}
        rightSectionWidth="3.5rem"
        value={text}
        error={sending.fault}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <PhotoPick label="Vyfotit číselník" photo={photo} />
      {photo.isUnkept ? (
        <p className={styles.note} role="status">
          Zařízení fotku neuchová: nezavírejte stránku, dokud stav neodešlete.
        </p>
      ) : null}
      <ErrorLine error={sending.error} remains="Napsaný stav i fotka v zařízení zůstaly." />
      {sending.isDoubtful ? (
        <div className={styles.doubt} role="alert">
          <p>
            Stav neodpovídá dřívějším odečtům. Zkontrolujte číslo měřidla i opsané číslice. Jestli
            souhlasí, odešlete ho i tak.
          </p>
          <Button
            variant="default"
            size="md"
            loading={sending.isPending}
            onClick={() => void send(true)}
          >
            Odeslat i tak
          </Button>
        </div>
      ) : null}
      <Button
        type="submit"
        size="md"
        fullWidth
        leftSection={<IconSend size="1.125rem" aria-hidden="true" />}
        loading={sending.isPending}
        onMouseDown={stayFocused}
      >
        Odeslat stav
      </Button>
    </form>
  );
}
