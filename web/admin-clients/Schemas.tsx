import { Badge, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ModuleSchema } from '#contract/module-schemas.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { useAllModules, useSchemas } from './admin-clients.queries.ts';
import styles from './admin-clients.module.css';
import { NewSchemaDialog } from './NewSchemaDialog.tsx';
import type { ClientsPlace, Go } from './place.ts';
import { SchemaForm } from './SchemaForm.tsx';

const rowKey = (row: ModuleSchema) => row.module_schema_id;

const markText = ({ is_default, holds_all }: ModuleSchema) =>
  [is_default ? 'nové registrace' : '', holds_all ? 'všechny moduly' : '']
    .filter((mark) => mark !== '')
    .join(', ');

function Mark({ schema }: { schema: ModuleSchema }) {
  const text = markText(schema);
  if (text === '') return null;
  return (
    <Badge component="span" variant="light" tt="none" miw="max-content">
      {text}
    </Badge>
  );
}

const columns: readonly Column<ModuleSchema>[] = [
  { text: 'Schéma', value: 'module_schema_name', sortable: true, width: 240, telling: true },
  {
    text: 'Modulů',
    id: 'modules_count',
    value: ({ module_ids }) => module_ids.length,
    sortable: true,
    width: 90,
    decimals: 0,
    telling: true,
  },
  {
    text: 'Klientů',
    value: 'clients_count',
    sortable: true,
    width: 90,
    decimals: 0,
    telling: true,
  },
  {
    text: 'Určení',
    id: 'mark',
    value: markText,
    width: 180,
    render: (schema) => <Mark schema={schema} />,
  },
];

/** Schemas of modules; the open one stands under the list with the tree of its modules. */
export function Schemas({ place, go }: { place: ClientsPlace; go: Go }) {
  const { data, error, refetch } = useSchemas();
  const modules = useAllModules().data?.values;
  const [isCreating, setCreating] = useState(false);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const opened = data?.values.find((row) => rowKey(row) === place.schema);
  const open = (schema: number | undefined) => go({ schema }, { replace: true });
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      Nové schéma
    </Button>
  );
  return (
    <div className={styles.list}>
      <DataTable
        id="module-schemas"
        label="Schémata modulů"
        isOfClient
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        marked={place.schema}
        onSelect={(row) => open(rowKey(row))}
        onActivate={(row) => open(rowKey(row))}
        activateLabel="Upravit schéma"
        toolbar={<div className={styles.actions}>{create}</div>}
      />
      {opened === undefined || modules === undefined ? null : (
        <SchemaForm
          key={opened.module_schema_id}
          schema={opened}
          modules={modules}
          onClose={() => open(undefined)}
        />
      )}
      {isCreating ? (
        <NewSchemaDialog
          schemas={data?.values ?? []}
          onSaved={({ module_schema_id }) => open(module_schema_id)}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </div>
  );
}
