import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RoundAnswer, RoundPlace } from '#contract/metering/reading-round.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import {
  finishLine,
  lineAt,
  markEstimate,
  markNoAccess,
  markOverflow,
  mayNote,
  noteLine,
  typingAt,
} from './actions.ts';
import type { Verdict } from './judge.ts';
import { readingText } from './line-text.ts';
import { LinePhoto } from './LinePhoto.tsx';
import { dropLine, overwrite, typeLine, type OutLine } from './outbox.ts';
import styles from './round.module.css';
import { sendDue } from './sender.ts';
import { keepReading } from './told-round.ts';
import { goToLine, keepInView, notedLine, photoInputId, type Walk } from './walk.ts';

interface ToolsProps {
  walk: Walk;
  place: RoundPlace;
  line: OutLine | undefined;
  verdict: Verdict;
}

/** What can be done with the line where the person is; each has its key in the field. */
export function LineTools(props: ToolsProps) {
  const { walk, place, line } = props;
  const { meter_id } = place;
  const isAsked = notedLine.use() === meter_id;
  const isNoted = isAsked || (line?.note ?? place.reading?.note ?? '') !== '';
  const back = (act: () => void) => () => {
    act();
    goToLine(meter_id);
  };
  return (
    <div className={styles.tools} ref={keepInView}>
      {line?.source === 'estimate' ? <Method {...props} line={line} /> : null}
      {isNoted ? <NoteField {...props} /> : null}
      <Tool
        isOn={line?.status === 'no-access'}
        onPress={() => {
          if (markNoAccess(walk, place)) walk.onStep(meter_id, 1);
          else goToLine(meter_id);
        }}
      >
        Nepřístupno <Key>N</Key>
      </Tool>
      <Tool isOn={line?.source === 'estimate'} onPress={back(() => markEstimate(walk, place))}>
        Odhad <Key>O</Key>
      </Tool>
      {mayNote(place) ? (
        <Tool isOn={isNoted} onPress={() => notedLine.set(meter_id)}>
          Poznámka <Key>Z</Key>
        </Tool>
      ) : null}
      <LinePhoto walk={walk} place={place}>
        <Tool onPress={() => document.getElementById(photoInputId(meter_id))?.click()}>
          Vyfotit <Key>F</Key>
        </Tool>
      </LinePhoto>
      <Explanations {...props} />
      <span className={styles.shifts}>
        <Tool onPress={back(() => walk.onShift(place, -1))}>
          Posunout výš <Key>Alt ↑</Key>
        </Tool>
        <Tool onPress={back(() => walk.onShift(place, 1))}>
          Posunout níž <Key>Alt ↓</Key>
        </Tool>
      </span>
    </div>
  );
}

/** What may explain a state that is lower than the one before. */
function Explanations({ walk, place, line, verdict }: ToolsProps) {
  const offers = verdict.fault?.offers ?? line?.answer?.offers ?? [];
  const isTurned = line?.overflowed === true;
  const turn = () => {
    markOverflow(walk, place);
    goToLine(place.meter_id);
  };
  return (
    <>
      {offers.includes('overflow') || isTurned ? (
        <Tool isOn={isTurned} onPress={turn}>
          Číselník se přetočil <Key>P</Key>
        </Tool>
      ) : null}
      {offers.includes('exchange') ? (
        <InnerLink
          href={`${paths.MetersOverview}?unit=${walk.unit_id}&place=${place.measuring_place_id}&tab=devices&act=exchange`}
        >
          Vyměnit měřidlo
        </InnerLink>
      ) : null}
    </>
  );
}

interface ToolProps {
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that leaves the keyboard where it is: a phone does not fold its own. */
function Tool({ isOn, onPress, children }: ToolProps) {
  return (
    <Button
      variant={isOn === true ? 'filled' : 'default'}
      size="compact-md"
      aria-pressed={isOn}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}

/** How and why the state is estimated. */
function Method({ walk, place, line }: ToolsProps & { line: OutLine }) {
  return (
    <TextInput
      className={styles.method ?? ''}
      label="Jak a proč se odhadlo"
      maxLength={200}
      value={line.estimate_method}
      onChange={({ currentTarget: { value } }) =>
        typeLine(typingAt(walk, place), { estimate_method: value })
      }
      onBlur={() => finishLine(walk, place)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (finishLine(walk, place)) walk.onStep(place.meter_id, 1);
      }}
    />
  );
}

/** What a person wants to say of the meter; it goes with the line and is kept like it. */
function NoteField({ walk, place, line }: ToolsProps) {
  const { meter_id, reading } = place;
  const isAsked = notedLine.use() === meter_id;
  return (
    <TextInput
      className={styles.method ?? ''}
      label="Poznámka k odečtu"
      maxLength={1000}
      enterKeyHint="next"
      readOnly={!mayNote(place)}
      ref={isAsked ? (input) => input?.focus() : undefined}
      value={line?.note ?? reading?.note ?? ''}
      onChange={({ currentTarget: { value } }) => noteLine(walk, place, value)}
      onBlur={() => {
        notedLine.set(null);
        finishLine(walk, place);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (line === undefined || line.text !== '' || line.status === 'no-access')
          walk.onStep(meter_id, 1);
        else goToLine(meter_id);
      }}
    />
  );
}

interface ConflictProps extends Omit<ToolsProps, 'verdict'> {
  met: RoundAnswer;
}

/** What another person wrote meanwhile: the one or the other holds, as the person chooses. */
export function LineConflict({ walk, place, met }: ConflictProps) {
  const { reading } = met;
  const at = lineAt(walk, place);
  const keepTheirs = () => {
    keepReading(walk.unit_id, at, reading);
    dropLine(at);
    sendDue();
    goToLine(place.meter_id);
  };
  const keepMine = () => {
    overwrite(at, met);
    sendDue();
    goToLine(place.meter_id);
  };
  const who = reading === null || reading.written_by === '' ? 'někdo jiný' : reading.written_by;
  return (
    <div className={styles.conflict} role="group" aria-label="Střet se zápisem někoho jiného">
      <p>
        {reading === null
          ? 'Odečet, který jste opravovali, mezitím někdo smazal.'
          : `Mezitím tento den zapsal ${who}: ${readingText(reading, place)}.`}
      </p>
      <Button variant="default" size="compact-md" onClick={keepTheirs}>
        {reading === null ? 'Nechat smazaný' : 'Nechat jeho zápis'}
      </Button>
      <Button variant="default" size="compact-md" onClick={keepMine}>
        Zapsat můj stav
      </Button>
    </div>
  );
}
