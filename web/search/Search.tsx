import { Loader, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Find } from '#contract/search.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { FindList } from './FindList.tsx';
import styles from './search.module.css';
import { useSearch } from './useSearch.ts';
import { optionId } from './useWalk.ts';

interface SearchProps {
  readonly unit_id: number;
  /** The client has other units too. */
  readonly hasOthers: boolean;
  readonly onChoose: (find: Find) => void;
}

/** The box, the switch of units and what was found. */
export function Search({ unit_id, hasOthers, onChoose }: SearchProps) {
  const search = useSearch(unit_id, onChoose);
  return (
    <>
      <SoughtText search={search} />
      {hasOthers ? (
        <Switch
          className={styles.everywhere ?? ''}
          label="Všechny jednotky"
          checked={search.everywhere}
          onChange={(event) => search.setEverywhere(event.currentTarget.checked)}
        />
      ) : null}
      <FindList
        finds={search.finds}
        pointed={search.walk.pointed}
        unit_id={unit_id}
        isRecent={search.isRecent}
        onChoose={search.choose}
      />
      <p role="status" className={styles.said}>
        {sentenceOf(search, hasOthers)}
      </p>
      <ErrorLine error={search.error} />
    </>
  );
}

type SearchState = ReturnType<typeof useSearch>;

function SoughtText({ search }: { search: SearchState }) {
  const { text, walk, isWaiting } = search;
  return (
    <TextInput
      data-autofocus
      role="combobox"
      aria-expanded
      aria-controls="finds"
      aria-activedescendant={walk.pointed && optionId(walk.pointed)}
      aria-label="Hledaný text"
      placeholder="Jméno, byt, dům, variabilní symbol…"
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

function sentenceOf(search: SearchState, hasOthers: boolean): string {
  const { isRecent, isVain, finds, text, everywhere } = search;
  if (isRecent && finds.length === 0)
    return 'Hledá se bez ohledu na háčky, čárky a velikost písmen, od dvou znaků.';
  if (!isVain) return '';
  const others = hasOthers && !everywhere ? ', nebo hledejte ve všech jednotkách' : '';
  return `Hledání „${text.trim()}“ nic nenašlo. Zkuste kratší či jiný text${others}.`;
}
