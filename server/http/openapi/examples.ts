import type { JsonSchema } from './schemas.ts';

// Values that pass the rules, by the names of fields; other fields have one by their type.
const byName: Readonly<Record<string, unknown>> = {
  user_identity: 'jana.novakova@example.cz',
  email: 'jana.novakova@example.cz',
  business_email: 'fakturace@example.cz',
  operator_email: 'portal@example.cz',
  password: 'Kočka leze dírou 7',
  new_password: 'Kočka leze oknem 8',
  old_password: 'Kočka leze dírou 7',
  first_name: 'Jana',
  last_name: 'Nováková',
  account_number: '19-2000145399',
  payee_account: '19-2000145399/0800',
  business_id: '45274649',
  operator_business_id: '45274649',
  sipo: '',
  phone: '777 123 456',
  operator_phone: '777 123 456',
  zip: '170 00',
  delivery_zip: '170 00',
  business_zip: '170 00',
  internet: 'https://www.example.cz',
  land_registry_code: '730122',
  currency_code: 'EUR',
  organisation_number: '999001',
  fee_code: '210',
  period: '2025-01',
  hours: [{ weekday: 1, from: 420, to: 690 }],
  from_minute: 780,
  repeat_rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
  to_minute: 1080,
  tax_rate: 12,
  backup_time: '03:15',
  document_version: '2025-01',
  zips: ['110 00'],
  link_detail: 'https://www.example.cz',
  content_base64: 'T2JzYWggc291Ym9ydQ==',
  variable_symbol: '1250012',
};

function ofText({ format, minLength = 0 }: JsonSchema): string {
  if (format === 'date') return '2025-01-20';
  if (format === 'date-time') return '2025-01-20T10:30:00.000Z';
  if (format === 'uuid') return '4f8a1c1e-5d2b-4c3a-9e7f-0b6d2a9c1e58';
  return 'Ukázka'.padEnd(Number(minLength), '.');
}

function ofType(schema: JsonSchema): unknown {
  const { type, minimum, maximum, items, default: usual } = schema;
  if (usual !== undefined) return usual;
  if (type === 'string') return ofText(schema);
  if (type === 'integer' || type === 'number')
    return Math.min(Math.max(Number(minimum ?? 0), 1), Number(maximum ?? 1));
  if (type === 'boolean') return true;
  if (type === 'array') return [exampleOf(items as JsonSchema)];
  return type === 'object' ? exampleOfFields(schema) : null;
}

/** A value that the schema describes. */
function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (Array.isArray(schema['examples'])) return (schema['examples'] as unknown[])[0];
  if (name in byName) return byName[name];
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0];
  if ('const' in schema) return schema['const'];
  const [first] = (schema['anyOf'] ?? schema['oneOf'] ?? []) as JsonSchema[];
  return first === undefined ? ofType(schema) : exampleOf(first);
}

/** A body with the fields that have to be there; with all of them where none has to. */
export function exampleOfFields({ properties = {}, required }: JsonSchema): unknown {
  const needed = new Set((required ?? []) as string[]);
  const fields = Object.entries(properties as Record<string, JsonSchema>).filter(
    ([name]) => needed.size === 0 || needed.has(name),
  );
  return Object.fromEntries(fields.map(([name, schema]) => [name, exampleOf(schema, name)]));
}
