import { useState } from 'react';
import type { ReactNode } from 'react';
import { SearchBox } from './SearchBox.tsx';
import { linkedLook } from './view-link.ts';

/** The search of a table, which keeps the sought text itself. */
export interface Seek {
  readonly placeholder?: string;
  /** Name of the box for readers, when the placeholder does not say enough. */
  readonly label?: string;
  /** The cursor starts in the box. */
  readonly startsHere?: boolean;
  /** The text and its change, where somebody else needs it too: the server searches, or a name is made of it. */
  readonly text?: string;
  readonly onText?: (text: string) => void;
  /** In place of the usual box: one that suggests. */
  readonly box?: ReactNode;
}

/** The text sought in the table of the id, for who keeps it instead: a link to a view may bring it. */
export function useSought(table: string | undefined, first = '') {
  return useState(() => linkedLook(table)?.search ?? first);
}

/** The sought text of a table. */
export function useSeek(seek: Seek | undefined, table?: string) {
  const [own, setOwn] = useSought(table);
  const { text = own, onText = setOwn } = seek ?? {};
  return {
    text,
    onText,
    clear: () => onText(''),
    /** Clears the text that the table keeps itself; another is not the table's to change. */
    end: seek?.onText === undefined ? () => setOwn('') : undefined,
    box: seek === undefined ? null : (seek.box ?? <Box seek={seek} text={text} onText={onText} />),
  };
}

interface BoxProps {
  seek: Seek;
  text: string;
  onText: (text: string) => void;
}

function Box({ seek: { placeholder = '', label, startsHere = false }, text, onText }: BoxProps) {
  return (
    <SearchBox
      value={text}
      onChange={onText}
      placeholder={placeholder}
      label={label}
      startsHere={startsHere}
    />
  );
}
