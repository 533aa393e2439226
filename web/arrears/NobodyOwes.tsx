import { Button } from '@mantine/core';
import { paths } from '#web/lib/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';

interface NobodyOwesProps {
  /** Whether there was anything to owe. */
  readonly isClaimed: boolean;
  readonly title: string;
  readonly text: string;
}

/** Where no debt is: that nobody owes, or that nothing was prescribed and so nobody can. */
export function NobodyOwes({ isClaimed, title, text }: NobodyOwesProps) {
  if (isClaimed) return <EmptyState icon="debts" title={title} text={text} />;
  return (
    <EmptyState
      icon="debts"
      title="Zatím není nic předepsáno"
      text="Dluhy se tu ukážou, až v jednotce předepíšete první měsíc a bude po splatnosti."
      action={
        <Button component={InnerLink} href={paths.ClaimedMonths}>
          Předepsat měsíc
        </Button>
      }
    />
  );
}
