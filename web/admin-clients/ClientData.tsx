import type { AdminClient } from '#contract/admin-clients.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { clientLabels } from './client-labels.ts';

const moments = [
  'confirmed',
  'term_and_conditions_agreement_date',
  'gdpr_agreement_date',
  'created',
  'updated',
];

function told(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return (moments.includes(field) ? formatDateTime(text) : text) || '–';
}

/** Everything that is known of a client. */
export function ClientData({ client }: { client: AdminClient }) {
  const values = new Map<string, unknown>(Object.entries(client));
  return (
    <Facts>
      {Object.entries(clientLabels).map(([field, label]) => (
        <Fact key={field} label={label} text={told(field, values.get(field))} />
      ))}
    </Facts>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
