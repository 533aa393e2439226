import { Loader, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Find } from '#contract/search.ts';
import type { Unit } from '#contract/units.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { grouped } from './find-kinds.ts';
import { FindList } from './FindList.tsx';
import { goToFind } from './go-to-find.ts';
import { recentFinds, rememberFind } from './recent-finds.ts';
import { findNow, isSought, useFinds } from './search.queries.ts';
import styles from './search.module.css';
import { optionId, useWalk } from './useWalk.ts';

interface SearchProps {
  readonly unit: Unit;
  readonly hasOthers: boolean;
  readonly onClose: () => void;
  readonly onOpen: (address: string) => void;
}

/** The box, the switch of units and what was found. */
export function Search({ unit, hasOthers, onClose, onOpen }: SearchProps) {
  const [text, setText] = useState('');
  const [everywhere, setEverywhere] = useState(false);
  const sought = { unit_id: unit.unit_id, text, everywhere };
  const { data, error, isFetching, isPlaceholderData } = useFinds(sought);
  const [recent] = useState(recentFinds);
  const found = isSought(text) ? data?.values : recent;
  const finds = grouped(found ?? []).flatMap((group) => group.finds);

  const choose = (find: Find) => {
    rememberFind(find);
    onClose();
    goToFind(find, onOpen);
  };
  const isSettled = !isSought(text) || (data !== undefined && !isFetching && !isPlaceholderData);
  const walk = useWalk(finds, `${text} ${everywhere}`);
  const enter = async () => {
    const chosen = isSettled || walk.hasMoved ? walk.pointed : (await findNow(sought))[0];
    if (chosen !== undefined) choose(chosen);
  };
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls="finds"
        aria-activedescendant={walk.pointed === undefined ? undefined : optionId(walk.pointed)}
        aria-label="Hledaný text"
        placeholder="Jméno, byt, dům, variabilní symbol…"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void enter();
          else walk.onKeyDown(event);
        }}
        leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
        rightSection={isFetching ? <Loader size="xs" className={styles.wait ?? ''} /> : null}
      />
      {hasOthers ? (
        <Switch
          className={styles.everywhere ?? ''}
          label="Všechny jednotky"
          checked={everywhere}
          onChange={(event) => setEverywhere(event.currentTarget.checked)}
        />
      ) : null}
      <FindList
        finds={found}
        pointed={walk.pointed}
        unit_id={unit.unit_id}
        isRecent={!isSought(text)}
        onChoose={choose}
      />
      <Said text={text} count={found?.length} isSettled={isSettled} everywhere={everywhere} />
      <ErrorLine error={isSought(text) ? error : null} />
    </>
  );
}

interface SaidProps {
  readonly text: string;
  readonly count: number | undefined;
  readonly isSettled: boolean;
  readonly everywhere: boolean;
}

function Said({ text, count, isSettled, everywhere }: SaidProps) {
  return (
    <p role="status" className={styles.said}>
      {sentence()}
    </p>
  );

  function sentence(): string {
    if (!isSought(text))
      return count === 0 ? 'Hledá se bez ohledu na háčky, čárky a velikost písmen.' : '';
    if (!isSettled || count !== 0) return '';
    const advice = everywhere
      ? 'Zkuste kratší nebo jiný text.'
      : 'Zkuste jiný text nebo všechny jednotky.';
    return `Hledání „${text.trim()}“ nic nenašlo. ${advice}`;
  }
}
