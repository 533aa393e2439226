import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { VisitedMeter, VisitJob } from '#contract/fieldwork/crew-day.ts';
import { readingStatus, readingStatusValue } from '#contract/metering/meter-words.ts';
import { entryOf, type MeterEntry } from './draft.ts';
import { judgeState, startFault, stateUnit, yearFault, type Verdict } from './judge.ts';
import { beforeText, insideText, serialText } from './phone-text.ts';
import { PhotoButton } from './PhotoButton.tsx';
import { ScanButton } from './ScanButton.tsx';
import { isTold } from './told.ts';
import type { Writing } from './useDraft.ts';
import styles from './sheet.module.css';

interface MeterFieldsProps {
  job: VisitJob;
  meter: VisitedMeter;
  /** The day for which a state is judged. */
  day: string;
  writing: Writing;
}

interface PartProps {
  meter: VisitedMeter;
  day: string;
  entry: MeterEntry;
  onChange: (change: Partial<MeterEntry>) => void;
}

const STATUSES = readingStatus
  .exclude(['no-access'])
  .options.map((value) => ({ value, label: readingStatusValue.text(value) }));

/** One measuring place: its meter is read, exchanged, or the first one is mounted. */
export function MeterFields({ job, meter, day, writing }: MeterFieldsProps) {
  const id = useId();
  const { measuring_place_id } = meter;
  const entry = entryOf(job, writing.draft, meter);
  const change = (part: Partial<MeterEntry>) =>
    writing.changeMeter(measuring_place_id, { ...entry, ...part });
  const part = { meter, day, entry, onChange: change };
  const inside = insideText(meter);
  return (
    <section className={styles.meter} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {serialText(meter)}
      </h3>
      <p className={styles.dimmed}>
        {[inside, beforeText(meter), meter.seal === '' ? '' : `plomba ${meter.seal}`]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
      {entry.kind === 'mounting' ? null : <StateField {...part} />}
      {entry.kind === 'reading' ? (
        <Condition {...part} needsSeal={job.needs_seal} />
      ) : (
        <NewDevice {...part} />
      )}
      <Kinds {...part} />
      <PhotoButton
        label={entry.kind === 'exchange' ? 'Vyfotit dosavadní' : 'Vyfotit měřidlo'}
        name={`Fotka: ${serialText(meter)}`}
        onFile={(file) =>
          writing.takePhoto(
            file,
            entry.kind === 'mounting' ? 'new-meter' : 'old-meter',
            measuring_place_id,
          )
        }
      />
      {entry.kind === 'exchange' ? (
        <PhotoButton
          label="Vyfotit nové"
          name={`Fotka nového: ${serialText(meter)}`}
          onFile={(file) => writing.takePhoto(file, 'new-meter', measuring_place_id)}
        />
      ) : null}
    </section>
  );
}

/** The state of the meter that stands there, judged as it is typed. */
function StateField({ meter, day, entry, onChange }: PartProps) {
  const verdict = judgeState(meter, day, entry);
  const label = entry.kind === 'exchange' ? 'Konečný stav dosavadního' : 'Stav';
  return (
    <>
      <TextInput
        label={label}
        aria-label={`${label} ${serialText(meter)}`}
        className="k-figures"
        size="md"
        inputMode={meter.decimals > 0 ? 'decimal' : 'numeric'}
        enterKeyHint="next"
        autoComplete="off"
        maxLength={20}
        value={entry.state}
        rightSection={stateUnit(meter)}
        rightSectionWidth="3.5rem"
        error={verdict.fault === '' ? undefined : verdict.fault}
        onChange={({ currentTarget: { value } }) =>
          onChange({ state: value, is_sure: false, ...(value === '' ? { overflowed: false } : {}) })
        }
      />
      <Explanations entry={entry} verdict={verdict} onChange={onChange} />
    </>
  );
}

interface ExplanationsProps {
  entry: MeterEntry;
  verdict: Verdict;
  onChange: (change: Partial<MeterEntry>) => void;
}

/** What may explain a state that is lower, and the word that an unusual one is true. */
function Explanations({ entry, verdict, onChange }: ExplanationsProps) {
  const { offers, doubt } = verdict;
  const wasExchanged = () =>
    onChange({ kind: 'exchange', start_state: entry.state, state: '', overflowed: false });
  return (
    <div className={styles.offers} role="status">
      {offers.includes('overflow') || entry.overflowed ? (
        <Button
          size="md"
          variant={entry.overflowed ? 'filled' : 'default'}
          aria-pressed={entry.overflowed}
          onClick={() => onChange({ overflowed: !entry.overflowed })}
        >
          Číselník se přetočil
        </Button>
      ) : null}
      {offers.includes('exchange') && entry.kind === 'reading' ? (
        <Button size="md" variant="default" onClick={wasExchanged}>
          Bylo vyměněno
        </Button>
      ) : null}
      {doubt === '' ? null : (
        <>
          <p className={styles.doubt}>{doubt}</p>
          <Button
            size="md"
            variant={entry.is_sure ? 'filled' : 'default'}
            aria-pressed={entry.is_sure}
            onClick={() => onChange({ is_sure: !entry.is_sure })}
          >
            Ano, opravdu
          </Button>
        </>
      )}
    </div>
  );
}

/** In what condition the meter was found, and the seal where one was put on. */
function Condition({ entry, onChange, needsSeal }: PartProps & { needsSeal: boolean }) {
  const isSealed = needsSeal || entry.status === 'seal-broken' || entry.seal !== '';
  return (
    <>
      <NativeSelect
        label="Stav měřidla"
        size="md"
        data={STATUSES}
        value={entry.status}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            status: readingStatus.exclude(['no-access']).catch('ok').parse(value),
            is_sure: false,
          })
        }
      />
      {isSealed ? <SealField entry={entry} onChange={onChange} isRequired={needsSeal} /> : null}
    </>
  );
}

interface SealProps extends Pick<PartProps, 'entry' | 'onChange'> {
  isRequired: boolean;
}

function SealField({ entry, onChange, isRequired }: SealProps) {
  return (
    <TextInput
      label="Číslo plomby"
      size="md"
      withAsterisk={isRequired}
      maxLength={50}
      autoComplete="off"
      value={entry.seal}
      onChange={({ currentTarget: { value } }) => onChange({ seal: value })}
    />
  );
}

/** The device that has come there. */
function NewDevice({ meter, day, entry, onChange }: PartProps) {
  const fault = startFault(meter, day, entry.start_state);
  const wrongYear = yearFault(entry.verified_year);
  return (
    <>
      <div className={styles.number}>
        <TextInput
          label="Číslo nového měřidla"
          size="md"
          maxLength={50}
          autoComplete="off"
          value={entry.serial_number}
          onChange={({ currentTarget: { value } }) => onChange({ serial_number: value })}
        />
        <ScanButton onFound={(serial_number) => onChange({ serial_number })} />
      </div>
      <TextInput
        label="Počáteční stav nového"
        size="md"
        className="k-figures"
        inputMode={meter.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={20}
        value={entry.start_state}
        rightSection={stateUnit(meter)}
        rightSectionWidth="3.5rem"
        error={fault === '' ? undefined : fault}
        onChange={({ currentTarget: { value } }) => onChange({ start_state: value })}
      />
      <TextInput
        label="Rok ověření"
        size="md"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        value={entry.verified_year}
        error={wrongYear === '' ? undefined : wrongYear}
        onChange={({ currentTarget: { value } }) => onChange({ verified_year: value })}
      />
      <SealField entry={entry} onChange={onChange} isRequired={false} />
    </>
  );
}

/** The way between a reading and an exchange, where a meter stands. */
function Kinds({ meter, entry, onChange }: PartProps) {
  if (meter.meter_id === null) return null;
  const isReading = entry.kind === 'reading';
  return (
    <Button
      size="md"
      variant="subtle"
      disabled={!isReading && isTold({ ...entry, state: '' })}
      onClick={() => onChange({ kind: isReading ? 'exchange' : 'reading' })}
    >
      {isReading ? 'Měřidlo se vyměnilo' : 'Jen odečet bez výměny'}
    </Button>
  );
}
