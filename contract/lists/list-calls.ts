import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import type { ModuleName } from '#contract/module-names.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';

/** What every row of a client's code list has besides its fields. */
export const listRow = {
  /** Given by the portal: may be hidden and ordered, not renamed or deleted. */
  is_system: z.boolean(),
  ...stamps,
};

interface Words {
  /** The module that keeps the list. */
  readonly module: ModuleName;
  /** Others that read it. */
  readonly readBy: readonly ModuleName[];
  /** 'Typ prostoru' */
  readonly one: string;
  /** 'Typy prostorů' */
  readonly many: string;
}

/** Describes the calls of a client's code list, which lies at /v1/auxiliaries/{name}. */
export function listCalls<
  F extends z.ZodRawShape,
  const N extends keyof F & string,
  R extends z.ZodType,
>(name: string, words: Words, fields: F, needed: readonly N[], row: R) {
  const path = `/v1/auxiliaries/${name}`;
  const partial = z.object(fields).partial().shape;
  const required = Object.fromEntries(needed.map((key) => [key, fields[key]])) as Pick<F, N>;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'user',
      modules: [words.module, ...words.readBy],
      summary: `${words.many} v jejich pořadí, i skryté, s počtem použití`,
      result: listOf(row),
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: 'client-admin',
      modules: [words.module],
      summary: `${words.one}: nový vlastní záznam, poslední v pořadí`,
      creates: true,
      body: z.object({ ...partial, ...required }),
      result: row,
      refuses: ['licence-expired', 'list-code-taken', 'list-name-taken'],
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      access: 'client-admin',
      modules: [words.module],
      summary: `${words.one}: změna; posílají se jen změněná pole`,
      params: z.object({ id }),
      body: z.object({ ...savedVersion, ...partial }),
      result: row,
      refuses: ['list-code-taken', 'list-name-taken', 'system-record'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'client-admin',
      modules: [words.module],
      summary: `${words.one}: smazání vlastního záznamu, který není použit`,
      params: z.object({ id }),
      result: deleted,
      refuses: ['system-record'],
    }),
    order: endpoint({
      method: 'POST',
      path: `${path}/order`,
      access: 'client-admin',
      modules: [words.module],
      summary: `${words.many}: nové pořadí podle id`,
      body: z.object({ ids: z.array(id).min(1).max(2000) }),
      result: listOf(row),
    }),
  };
}
