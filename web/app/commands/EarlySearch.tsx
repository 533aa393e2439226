import { Button, Loader, TextInput } from '@mantine/core';
import { IconSearch } from '#web/icons/IconSearch.ts';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { ownKey } from '#web/lib/own-key.ts';
import { TYPED_PREFIX } from '#web/lib/storage-keys.ts';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import styles from './early.module.css';
import { closeDialog } from './opened.ts';

interface EarlySearchProps {
  /** The field, for the search that takes over what was typed. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** The search has taken it over. */
  readonly isTaken: boolean;
  /** The code of the search did not come. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/**
 * What one types into from the moment the search is asked for until it stands; where it stands at once
 * nobody sees this. It also knows where the focus was before, and gives it back when the search closes.
 */
export function EarlySearch({ box, isTaken, hasFailed, onRetry }: EarlySearchProps) {
  useReturnedFocus();
  useKept(box);
  if (isTaken) return null;
  return (
    <div
      role="presentation"
      className={styles.early}
      onKeyDown={keepWithin}
      onClick={(event) => (event.target === event.currentTarget ? closeDialog() : undefined)}
    >
      <div role="dialog" aria-modal aria-label="Hledání se načítá" className={styles.card}>
        <p className={styles.title}>Hledat</p>
        <TextInput
          ref={box}
          autoFocus
          aria-label="Hledaný text nebo příkaz"
          placeholder="Hledání se načítá, pište dál…"
          autoComplete="off"
          defaultValue={typedBefore() ?? ''}
          maxLength={100}
          // Enter waits for the search, and is forgotten when one types on.
          onKeyDown={({ key, currentTarget: { dataset } }) => {
            if (key === 'Enter') dataset['entered'] = '';
          }}
          onChange={({ currentTarget: { dataset } }) => delete dataset['entered']}
          leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
          rightSection={hasFailed ? null : <Loader size="xs" />}
        />
        {hasFailed ? (
          <p role="alert">
            Hledání se nepodařilo načíst.{' '}
            <Button variant="default" onClick={onRetry}>
              Zkusit znovu
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** What was typed into the field of the page before this one, which was loaded anew; null where nothing was. */
export function typedBefore(): string | null {
  return sessionStorage.getItem(ownKey(TYPED_PREFIX));
}

/** What is typed outlives that the page is loaded anew: by the button, or of itself after an upgrade. */
function useKept(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    sessionStorage.removeItem(ownKey(TYPED_PREFIX));
    const keep = () => {
      if (box.current !== null) sessionStorage.setItem(ownKey(TYPED_PREFIX), box.current.value);
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [box]);
}

/** Esc closes, and Tab walks no farther than to the button. */
function keepWithin(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') closeDialog();
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const places = event.currentTarget.querySelectorAll<HTMLElement>('input, button');
  [...places].find((place) => place !== event.target)?.focus();
}
