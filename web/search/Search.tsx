import { Loader, TextInput } from '@mantine/core';
import { IconSearch } from '#web/icons/IconSearch.ts';
import { useState } from 'react';
import type { RefObject } from 'react';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { HitList } from './HitList.tsx';
import type { Hit } from './hits.ts';
import type { Offer } from './offers.ts';
import styles from './search.module.css';
import { useSearch } from './useSearch.ts';
import { useTakenOver } from './useTakenOver.ts';
import type { BegunSearch } from './useTakenOver.ts';
import { optionId } from './useWalk.ts';

interface SearchProps extends BegunSearch {
  /** The active unit; null where no records are sought. */
  readonly unit_id: number | null;
  readonly offers: readonly Offer[];
  readonly onChoose: (hit: Hit) => void;
}

/** The box and what it leads to: records of all units, screens and actions. */
export function Search({ unit_id, offers, onChoose, ...early }: SearchProps) {
  const [begun] = useState(() => early.begun.current?.value ?? '');
  const search = useSearch({ unit_id, offers, onChoose, begun });
  const box = useTakenOver(early, () => void search.enter());
  return (
    <>
      <SoughtText box={box} search={search} />
      <HitList
        groups={search.groups}
        pointed={search.walk.pointed}
        unit_id={unit_id}
        onChoose={search.choose}
      />
      <p role="status" className={styles.said}>
        {sentenceOf(search)}
      </p>
      <ErrorLine error={search.error} />
    </>
  );
}

type SearchState = ReturnType<typeof useSearch>;

interface SoughtTextProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly search: SearchState;
}

function SoughtText({ box, search }: SoughtTextProps) {
  const { text, walk, isWaiting } = search;
  return (
    <TextInput
      ref={box}
      data-autofocus
      role="combobox"
      aria-expanded
      aria-controls="finds"
      aria-activedescendant={walk.pointed && optionId(walk.pointed)}
      aria-label="Hledaný text nebo příkaz"
      placeholder="Jméno, byt, dům, VS, měřidlo, zařízení, úkol, obrazovka, akce…"
      autoComplete="off"
      maxLength={100}
      value={text}
      onChange={(event) => search.setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void search.enter();
        else walk.onKeyDown(event);
      }}
      leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
      rightSection={isWaiting ? <Loader size="xs" className={styles.wait ?? ''} /> : null}
    />
  );
}

function sentenceOf({ isVain, text }: SearchState): string {
  return isVain ? `Hledání „${text.trim()}“ nic nenašlo. Zkuste kratší či jiný text.` : '';
}
