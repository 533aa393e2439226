import type { ComponentProps } from 'react';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ClientRecordHistory } from './RecordHistory.tsx';
import { Removal } from './Removal.tsx';
import type { RemovalProps } from './Removal.tsx';

/** Under the form of a record of the client's own lists: its history, and its deletion where it may be. */
export function ClientRecordTools({
  removal,
  ...history
}: ComponentProps<typeof ClientRecordHistory> & { removal?: RemovalProps | undefined }) {
  return (
    <>
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <ClientRecordHistory {...history} />
        </Wide>
      </FormPanel>
      {removal === undefined ? null : <Removal {...removal} />}
    </>
  );
}
