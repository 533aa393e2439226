import { Removal } from '#web/record/Removal.tsx';
import type { RemovalProps } from '#web/record/Removal.tsx';

/** Takes a rate put by hand away for good. */
export function DeleteHandRate(props: Pick<RemovalProps, 'onRemove' | 'onRemoved'>) {
  return (
    <Removal
      label="Smazat záznam"
      title="Smazat ruční záznam?"
      question="Záznam se odstraní natrvalo a začne platit předchozí údaj."
      told="Ruční záznam byl smazán"
      {...props}
    />
  );
}
