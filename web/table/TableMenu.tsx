import { Menu } from '@mantine/core';
import { IconColumns3 } from '#web/icons/IconColumns3.ts';
import { IconLink } from '#web/icons/IconLink.ts';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import type { Column } from './columns.ts';
import type { TableContent } from './exported.ts';
import { copyLink } from './copy-link.ts';
import { MoreTarget } from './MoreTarget.tsx';
import { MenuEntry, SendOutItems } from './SendOutMenu.tsx';
import type { WholeFile } from './table-props.ts';
import type { TableLook } from './view-link.ts';
import { late, type LateProps } from '#web/ui/late.tsx';

const ColumnChoice = late(() => import('./ColumnChoice.tsx'), 'ColumnChoice');

/** What the menu needs of its table. */
export interface MenuTable<Row> {
  readonly id: string;
  /** All columns, also those put away. */
  readonly columns: readonly Column<Row>[];
  /** What is found and shown at the moment. */
  readonly content: TableContent<Row>;
  /** Whether all rows have come; until then nothing is sent out. */
  readonly isWhole: boolean;
  /** How it is looked at. */
  readonly look: Omit<TableLook, 'columns'>;
  /** What the screen does with the list now and then. */
  readonly rare?: ReactNode;
  /** What the server gives whole. */
  readonly wholeFile?: WholeFile | undefined;
}

/** Columns, export and print of a table. */
export function TableMenu<Row>({ table }: { table: MenuTable<Row> } & LateProps) {
  const { id, columns, content, isWhole, look, rare, wholeFile } = table;
  const button = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const chooseColumns = () => {
    button.current?.focus();
    setChoosing(true);
  };
  return (
    <>
      <LateMenu width={250} button={button} target={<MoreTarget ref={button} />}>
        {rare === undefined ? null : (
          <>
            {rare}
            <Menu.Divider />
          </>
        )}
        <MenuEntry sign={IconColumns3} text="Sloupce" onClick={chooseColumns} />
        <MenuEntry
          sign={IconLink}
          text="Zkopírovat odkaz na pohled"
          onClick={() => void copyLink(look, content.unit === '')}
        />
        <Menu.Divider />
        <SendOutItems content={content} isWhole={isWhole} wholeFile={wholeFile} />
      </LateMenu>
      <Suspense fallback={null}>
        <ColumnChoice
          id={id}
          columns={columns}
          isOpen={isChoosing}
          onClose={() => setChoosing(false)}
        />
      </Suspense>
    </>
  );
}
