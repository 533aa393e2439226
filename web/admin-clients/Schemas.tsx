import { Badge, Button, Stack } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import type { ModuleSchema } from '#contract/module-schemas.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import type { Column } from '#web/table/columns.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { useAllModules, useSchemas } from './admin-clients.queries.ts';
import { NewSchemaDialog } from './NewSchemaDialog.tsx';
import type { ClientsPlace, Go } from './place.ts';
import { emptySchema } from './schema-kind.ts';
import type { NewSchemaValues } from './schema-kind.ts';
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
  const list = useRecordList<ModuleSchema, NewSchemaValues>({
    rows: data?.values,
    rowKey,
    open: place.schema,
    onOpen: (schema) => go({ schema }, { replace: true }),
  });
  const { opened, newRecord } = list;
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => list.create(() => emptySchema)}
    >
      Nové schéma
    </Button>
  );
  return (
    <Stack gap="md" miw={0}>
      <RecordTable
        // A click opens it at once: its form stands under the list.
        list={{ ...list, mark: list.open }}
        id="module-schemas"
        label="Schémata modulů"
        isOfClient
        columns={columns}
        activateLabel="Upravit schéma"
        toolbar={<TableActions>{create}</TableActions>}
      />
      {opened === undefined || modules === undefined ? null : (
        <SchemaForm key={rowKey(opened)} schema={opened} modules={modules} onClose={list.close} />
      )}
      {newRecord === null ? null : (
        <NewSchemaDialog
          schemas={list.rows ?? []}
          onSaved={(schema) => {
            list.saved(schema);
            list.open(schema);
          }}
          onClose={list.close}
        />
      )}
    </Stack>
  );
}
