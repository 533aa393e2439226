import { useCallback, useState } from 'react';
import type { HouseValueKind, HouseValueRow } from '#contract/pasports/house-values.ts';
import { differencesOf } from './differences.ts';
import { filled, type Filling } from './filling.ts';
import { pastedCells, type Place } from './pasted.ts';
import { columnKey, columnsOf, type SheetColumn, type Typed } from './sheet.ts';

interface Written {
  readonly typed: Typed;
  readonly added: readonly string[];
  /** What of the last paste did not find its place. */
  readonly problems: readonly string[];
}

const NOTHING: Written = { typed: {}, added: [], problems: [] };

const without = (typed: Typed, key: string): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== key));

/** What is typed over the values of a house, and what comes of it. */
export function useSheet(
  kind: HouseValueKind,
  rows: readonly HouseValueRow[],
  services: readonly string[],
) {
  const [written, setWritten] = useState(NOTHING);
  const { typed, added, problems } = written;
  const columns = columnsOf(kind, rows, services, added);
  const type = useCallback((key: string, text: string) => {
    setWritten((now) => ({ ...now, typed: { ...now.typed, [key]: text } }));
  }, []);
  const takeBack = useCallback((key: string) => {
    setWritten((now) => ({ ...now, typed: without(now.typed, key) }));
  }, []);
  const paste = (text: string, at: Place) => {
    const pasted = pastedCells({ kind, rows, columns, services }, text, at);
    setWritten((now) => ({
      typed: { ...now.typed, ...pasted.typed },
      added: [...now.added, ...pasted.added],
      problems: pasted.problems,
    }));
  };
  const fill = (chosen: readonly SheetColumn[], filling: Filling) =>
    setWritten((now) => ({
      ...now,
      typed: filled(kind, rows, chosen, now.typed, filling),
    }));
  return {
    ...differencesOf(kind, rows, columns, typed),
    kind,
    rows,
    columns,
    typed,
    problems,
    type,
    takeBack,
    paste,
    fill,
    addColumn: (name: string) => setWritten((now) => ({ ...now, added: [...now.added, name] })),
    /** Services that have no column yet. */
    offered: services.filter((name) => !columns.some(({ key }) => key === columnKey(name))),
    forgetProblems: () => setWritten((now) => ({ ...now, problems: [] })),
    clear: () => setWritten(NOTHING),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
