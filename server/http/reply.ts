import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

/** A shape for Fastify's compiled writer, which writes what it names and nothing more. */
type Shape = Readonly<Record<string, unknown>>;

/** Longer lists are written by parts: one text of megabytes joined of small pieces takes thrice as long. */
const ROWS_AT_ONCE = 1000;

function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, shapeOf(field)]);
    return { type: 'object', properties: Object.fromEntries(fields) };
  }
  if (schema instanceof z.ZodArray)
    return { type: 'array', items: shapeOf(schema.element as z.ZodType) };
  if (schema instanceof z.ZodNullable)
    return { ...shapeOf(schema.unwrap() as z.ZodType), nullable: true };
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType);
  const { type } = schema.def;
  // Of any other kind a value is written as it is.
  return type === 'string' || type === 'number' || type === 'boolean' ? { type } : {};
}

const object = (properties: Readonly<Record<string, Shape>>): Shape => ({
  type: 'object',
  properties,
});

/** Writes the reply of an endpoint: only what its result describes leaves the server. */
export type ReplyWriter = (reply: FastifyReply, result: unknown) => string | Buffer;

interface Listed {
  readonly values: readonly unknown[];
}

/** A long list by parts: rows first, then what stands beside them. */
function partsWriter({ shape }: z.ZodObject): (reply: FastifyReply, result: Listed) => Buffer {
  const { values: list, ...others } = shape;
  const rows = object({ rows: shapeOf(list as z.ZodType) });
  const beside = shapeOf(z.object(others));
  return (reply, { values, ...rest }) => {
    const writeRows = reply.compileSerializationSchema(rows);
    const parts = [Buffer.from('{"result":{"values":[')];
    for (let from = 0; from < values.length; from += ROWS_AT_ONCE) {
      const text = writeRows({ rows: values.slice(from, from + ROWS_AT_ONCE) });
      parts.push(Buffer.from(`${from === 0 ? '' : ','}${text.slice('{"rows":['.length, -2)}`));
    }
    const other = reply.compileSerializationSchema(beside)(rest).slice(1, -1);
    parts.push(Buffer.from(other === '' ? ']}}' : `],${other}}}`));
    return Buffer.concat(parts);
  };
}

function writerOf(result: z.ZodType): ReplyWriter {
  const whole = object({ result: shapeOf(result) });
  const isList = result instanceof z.ZodObject && result.shape['values'] instanceof z.ZodArray;
  const writeParts = isList ? partsWriter(result) : undefined;
  return (reply, value) =>
    writeParts !== undefined && (value as Listed).values.length > ROWS_AT_ONCE
      ? writeParts(reply, value as Listed)
      : reply.compileSerializationSchema(whole)({ result: value });
}

/** The writer of an endpoint's replies; it is made when the first one leaves, so that the portal starts sooner. */
export function replyWriter({ result }: Endpoint): ReplyWriter {
  let writer: ReplyWriter | undefined;
  return (reply, value) => {
    writer ??= writerOf(result);
    return writer(reply, value);
  };
}
