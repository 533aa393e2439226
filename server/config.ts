import { resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './root.ts';

const switchText = z
  .enum(['0', '1'], { error: 'smí být jen 0 nebo 1' })
  .transform((value) => value === '1');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'musí být úplná adresa začínající http:// nebo https://' })
  .transform((value) => value.replace(/\/+$/, ''));
const basePath = httpUrl.transform((value) => `${value}/`);

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce
    .number({ error: 'musí být číslo' })
    .int('musí být celé číslo')
    .min(0, 'musí být mezi 0 a 65535')
    .max(65_535, 'musí být mezi 0 a 65535')
    .default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'musí začínat postgres:// nebo postgresql://')
    .optional(),
  PUBLIC_URL: httpUrl.optional(),
  APPLICATION_AUTH: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'smí obsahovat jen viditelné znaky ASCII bez mezer')
    .default('kastelan-web'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'musí začínat smtp:// nebo smtps://')
    .optional(),
  ARES_URL: basePath.default(
    'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/',
  ),
  DOH_URL: httpUrl.default('https://cloudflare-dns.com/dns-query'),
  DEMO: switchText.optional(),
  DEMO_PASSWORD: z.string().min(8, 'musí mít alespoň 8 znaků').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[\da-fA-F.:/, ]+$/, 'smí obsahovat jen adresy nebo rozsahy oddělené čárkou')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'musí být jedna z hodnot fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  NODE_ENV: z.string().default('production'),
});

/** Settings of the process, read from the environment once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Address at which people reach the portal, without a final slash. */
  readonly publicUrl: string | undefined;
  readonly applicationAuth: string;
  /** Undefined: mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly aresUrl: string;
  readonly dohUrl: string;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  /** Addresses of proxies whose word on the caller's address is taken; undefined: none. */
  readonly trustProxy: string | undefined;
  readonly logLevel: string;
  readonly environment: string;
}

/** A setting is wrong: its message is one sentence for the operator. */
export class ConfigError extends Error {}

/** Reads the settings; an empty value counts as unset. Throws ConfigError with one sentence. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`Nastavení ${issue?.path.join('.')} není správné: ${issue?.message}.`);
  }
  const value = parsed.data;
  return {
    host: value.HOST,
    port: value.PORT,
    dataDir: resolve(projectRoot, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    publicUrl: value.PUBLIC_URL,
    applicationAuth: value.APPLICATION_AUTH,
    smtpUrl: value.SMTP_URL,
    aresUrl: value.ARES_URL,
    dohUrl: value.DOH_URL,
    demo: value.DEMO ?? value.DATABASE_URL === undefined,
    demoPassword: value.DEMO_PASSWORD,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    environment: value.NODE_ENV,
  };
}
