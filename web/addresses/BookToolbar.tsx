import { Button, Switch } from '@mantine/core';
import { IconBuildingStore } from '#web/icons/IconBuildingStore.ts';
import { IconLink } from '#web/icons/IconLink.ts';
import { IconUsersGroup } from '#web/icons/IconUsersGroup.ts';
import { paths } from '#web/lib/paths.ts';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import { TableActions } from '#web/table/TableActions.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import type { AddressBook } from './useAddressBook.ts';

/** Whether hidden records are listed. */
export function HiddenOnes({ book }: { book: AddressBook }) {
  const { go, place, hiddenCount = 0 } = book;
  const showHidden = (isShown: boolean) =>
    go({
      hidden: isShown ? 1 : undefined,
      // A choice of hidden records makes no sense without them.
      filter: !isShown && place.filter === 'hidden' ? undefined : place.filter,
    });
  return (
    <Switch
      label={`Zobrazit skryté (${hiddenCount})`}
      checked={book.showHidden}
      onChange={(event) => showHidden(event.currentTarget.checked)}
    />
  );
}

/** What else can be done with the address book. */
export function BookToolbar() {
  return (
    <TableActions>
      <Button
        component={InnerLink}
        href={`${paths.AddressBook}?view=duplicates`}
        variant="default"
        leftSection={<IconUsersGroup size="1.125rem" aria-hidden="true" />}
      >
        Najít duplicity
      </Button>
      <Button
        component={InnerLink}
        href={`${paths.AddressBook}?view=firms`}
        variant="default"
        leftSection={<IconBuildingStore size="1.125rem" aria-hidden="true" />}
      >
        Firmy klienta
      </Button>
      <Button
        component={InnerLink}
        href={`${paths.AddressBook}?view=recognised`}
        variant="default"
        leftSection={<IconLink size="1.125rem" aria-hidden="true" />}
      >
        Osoby v dalších jednotkách
      </Button>
      <ImportLink kind="persons" />
    </TableActions>
  );
}
