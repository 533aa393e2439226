import { Button } from '@mantine/core';
import { IconFileText } from '#web/icons/IconFileText.ts';
import { MOST_PROTOCOLS, type VisitEvent } from '#contract/fieldwork/events.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flashError } from '#web/notices/flash.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { whereText } from '../visits/visit-text.ts';
import { usePrintProtocols } from './events.queries.ts';

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

function useProtocols(unit_id: number) {
  const printing = usePrintProtocols();
  return {
    isPending: printing.isPending,
    print: (visits: readonly Pick<VisitEvent, 'visit_id'>[]) =>
      printing.mutate(
        { params: { unit_id }, body: { visit_ids: visits.map(({ visit_id }) => visit_id) } },
        { onError: (error) => flashError(userMessage(error)) },
      ),
  };
}

interface ProtocolButtonProps {
  unit_id: number;
  visits: readonly Pick<VisitEvent, 'visit_id'>[];
  text?: string;
}

/** Saves the protocols of the visits as one PDF. */
export function ProtocolButton({ unit_id, visits, text = 'Protokol (PDF)' }: ProtocolButtonProps) {
  const { isPending, print } = useProtocols(unit_id);
  const isTooMany = visits.length > MOST_PROTOCOLS;
  return (
    <Button
      variant="default"
      leftSection={<IconFileText {...icon} />}
      loading={isPending}
      disabled={isTooMany || visits.length === 0}
      title={isTooMany ? `Najednou nejvýše ${MOST_PROTOCOLS} návštěv` : undefined}
      onClick={() => print(visits)}
    >
      {text}
    </Button>
  );
}

/** The same of one row of a list. */
export function ProtocolOfRow({ visit }: { visit: VisitEvent }) {
  const { isPending, print } = useProtocols(visit.unit_id);
  return (
    <IconButton
      label={`Protokol: ${whereText(visit)}`}
      loading={isPending}
      onClick={(event) => {
        event.stopPropagation();
        print([visit]);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <IconFileText {...icon} />
    </IconButton>
  );
}
