import { z } from 'zod';

/** A JSON schema, as far as anybody looks into one here. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Direction = 'input' | 'output';

interface Made {
  readonly jsonSchema: Record<string, unknown>;
}

/** Patterns that say nothing to people: of a format that is named, and of characters that no text may hold. */
const isIdle = (pattern: unknown) =>
  typeof pattern !== 'string' || pattern.length > 100 || pattern.includes('Surrogate');

/** A text is told by its own pattern alone. */
function plainText({ jsonSchema }: Made): void {
  const { pattern, allOf } = jsonSchema;
  const patterns = Array.isArray(allOf)
    ? allOf.map((one: JsonSchema) => one['pattern'])
    : [pattern];
  const [own] = patterns.filter((one) => !isIdle(one));
  delete jsonSchema['pattern'];
  delete jsonSchema['allOf'];
  if (own !== undefined) jsonSchema['pattern'] = own;
}

/** A limit that only says what a number of JavaScript can be is none. */
function plainNumber({ jsonSchema }: Made): void {
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
}

function plain(made: Made): void {
  if (made.jsonSchema['type'] === 'string') plainText(made);
  if (made.jsonSchema['type'] === 'integer') plainNumber(made);
}

/** What goes out may have more fields one day. */
function open(made: Made): void {
  plain(made);
  if (made.jsonSchema['additionalProperties'] === false)
    delete made.jsonSchema['additionalProperties'];
}

/** References to what zod has set aside lead to the components of the document. */
function relinked(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema;
}

/** Schemas of a document; those that have a name in the contract stand among its components once. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};
  readonly responses: Record<string, object> = {};
  readonly #named = new Map<string, string>();

  /** The answer with the status, which stands among the components once for all calls that give it. */
  answer(status: number, response: object): { $ref: string } {
    const key = JSON.stringify(response);
    const known = this.#named.get(key);
    const alike = [...this.#named.values()].filter((one) => one.startsWith(`Status${status}`));
    const name = known ?? `Status${status}${alike.length === 0 ? '' : `Kind${alike.length + 1}`}`;
    this.#named.set(key, name);
    this.responses[name] = response;
    return { $ref: `#/components/responses/${name}` };
  }

  /**
   * The schema as JSON has it. What comes in is described as it is judged; what goes out may have more
   * fields one day, and whoever reads it has to bear them.
   */
  of(schema: z.ZodType, io: Direction): JsonSchema {
    const made = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: io === 'output' ? open : plain,
    });
    const { $schema: _version, $defs = {}, ...rest } = relinked(made);
    for (const [name, { id: _id, ...named }] of Object.entries($defs as Record<string, JsonSchema>))
      this.components[name] ??= named;
    return rest;
  }

  /** Properties of an object, by their names. */
  propertiesOf(schema: z.ZodType, io: Direction): Record<string, JsonSchema> {
    const whole = this.of(schema, io);
    const named =
      typeof whole['$ref'] === 'string' ? this.components[lastOf(whole['$ref'])] : whole;
    return (named?.['properties'] ?? {}) as Record<string, JsonSchema>;
  }
}

const lastOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);
