import type { ComponentProps } from 'react';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { Removal } from '#web/record/Removal.tsx';
import type { RemovalProps } from '#web/record/Removal.tsx';

interface RowToolsProps extends Omit<ComponentProps<typeof RecordHistory>, 'heading'> {
  removal: RemovalProps;
}

/** Under the form of a floor or a heating element: its history, and its deletion. */
export function RowTools({ removal, ...history }: RowToolsProps) {
  return (
    <>
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <RecordHistory {...history} />
        </Wide>
      </FormPanel>
      <Removal {...removal} />
    </>
  );
}
