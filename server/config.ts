import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './root.ts';

const switchText = z
  .enum(['0', '1'], { error: 'smí být jen 0 nebo 1' })
  .transform((value) => value === '1');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'musí být úplná adresa začínající http:// nebo https://' })
  .transform((value) => value.replace(/\/+$/, ''));
const basePath = httpUrl.transform((value) => `${value}/`);

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'musí začínat postgres:// nebo postgresql://');

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: 'musí být číslo' })
    .int('musí být celé číslo')
    .min(least, `musí být mezi ${least} a ${most}`)
    .max(most, `musí být mezi ${least} a ${most}`);

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOLER_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_REPLICA_AGE: wholeNumber(0, 3600).default(60),
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
  CNB_RATES_URL: basePath.default(
    'https://www.cnb.cz/cs/financni-trhy/devizovy-trh/kurzy-devizoveho-trhu/kurzy-devizoveho-trhu/',
  ),
  CNB_REPO_URL: httpUrl.default(
    'https://www.cnb.cz/cs/casto-kladene-dotazy/.galleries/vyvoj_repo_historie.txt',
  ),
  CNB_DISCOUNT_URL: httpUrl.default(
    'https://www.cnb.cz/cs/casto-kladene-dotazy/.galleries/vyvoj_diskontni_historie.txt',
  ),
  SESSION_DAYS: wholeNumber(1, 365).default(90),
  SECOND_STEP: switchText.optional(),
  SECRETS_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i, 'musí mít 64 číslic šestnáctkové soustavy')
    .optional(),
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
  LOG_FORMAT: z.enum(['json', 'text'], { error: 'smí být json nebo text' }).default('json'),
  LOG_REQUESTS: z
    .enum(['off', 'debug', 'info'], { error: 'smí být off, debug nebo info' })
    .default('debug'),
  SLOW_STATEMENT_MS: wholeNumber(0, 60_000).default(500),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'musí mít alespoň 16 viditelných znaků ASCII bez mezer')
    .optional(),
  STOP_DELAY: wholeNumber(0, 60).default(0),
  STOP_SECONDS: wholeNumber(1, 120).default(10),
  BACKUPS: switchText.optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  NODE_ENV: z.string().default('production'),
});

/** Settings of the process, read from the environment once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** A pooler of transactions before the database of `databaseUrl`; undefined: none. */
  readonly poolerUrl: string | undefined;
  /** A standby of the database that answers reports; undefined: the database itself does. */
  readonly replicaUrl: string | undefined;
  /** Seconds: an older replica is not asked. */
  readonly replicaAge: number;
  /** Address at which people reach the portal, without a final slash. */
  readonly publicUrl: string | undefined;
  readonly applicationAuth: string;
  /** Undefined: mails stay in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly aresUrl: string;
  readonly dohUrl: string;
  /** Folder of the central bank's tables of exchange rates, with a final slash. */
  readonly cnbRatesUrl: string;
  readonly cnbRepoUrl: string;
  readonly cnbDiscountUrl: string;
  /** Days after which even a remembered session ends, however much it is used. */
  readonly sessionDays: number;
  /** Whether the administration of the portal asks for a second step of the sign-in. */
  readonly secondStepOfAdmins: boolean;
  /** Key of sealed secrets in hexadecimal; undefined: the one kept in the data folder. */
  readonly secretsKey: string | undefined;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  /** Addresses of proxies whose word on the caller's address is taken; undefined: none. */
  readonly trustProxy: string | undefined;
  readonly logLevel: string;
  /** One JSON object a line, or lines for the eyes of a developer. */
  readonly logFormat: 'json' | 'text';
  /** Level of the line that each request leaves; off: none. */
  readonly logRequests: 'off' | 'debug' | 'info';
  /** A statement that takes longer is logged; 0: none. */
  readonly slowStatementMs: number;
  /** Whoever tells it may read the meters; undefined: only callers of this very machine. */
  readonly metricsToken: string | undefined;
  /** Seconds between the end of readiness and the end of listening, for a proxy to notice. */
  readonly stopDelay: number;
  /** Seconds for which a stopping process waits for the requests in progress. */
  readonly stopSeconds: number;
  /** Whether this process may make the daily backup. */
  readonly backups: boolean;
  readonly backupDir: string;
  readonly environment: string;
}

/** Names of all settings, as the environment spells them. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** A setting is wrong: its message is one sentence for the operator. */
export class ConfigError extends Error {}

/** What stands beside the database says nothing without the address of the database itself. */
function ensureDirectAddress(value: z.output<typeof environment>): void {
  if (value.DATABASE_URL !== undefined) return;
  for (const name of ['DATABASE_POOLER_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (value[name] === undefined) continue;
    throw new ConfigError(
      `Nastavení ${name} není správné: platí jen spolu s DATABASE_URL, přímou adresou téže databáze.`,
    );
  }
}

/** Reads the settings; an empty value counts as unset. Throws ConfigError with one sentence. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, variables[name] === '' ? undefined : variables[name]]),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`Nastavení ${issue?.path.join('.')} není správné: ${issue?.message}.`);
  }
  const value = parsed.data;
  ensureDirectAddress(value);
  const dataDir = resolve(projectRoot, value.DATA_DIR);
  const isDemo = value.DEMO ?? value.DATABASE_URL === undefined;
  return {
    host: value.HOST,
    port: value.PORT,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    poolerUrl: value.DATABASE_POOLER_URL,
    replicaUrl: value.DATABASE_REPLICA_URL,
    replicaAge: value.DATABASE_REPLICA_AGE,
    publicUrl: value.PUBLIC_URL,
    applicationAuth: value.APPLICATION_AUTH,
    smtpUrl: value.SMTP_URL,
    aresUrl: value.ARES_URL,
    dohUrl: value.DOH_URL,
    cnbRatesUrl: value.CNB_RATES_URL,
    cnbRepoUrl: value.CNB_REPO_URL,
    cnbDiscountUrl: value.CNB_DISCOUNT_URL,
    sessionDays: value.SESSION_DAYS,
    secondStepOfAdmins: value.SECOND_STEP ?? !isDemo,
    secretsKey: value.SECRETS_KEY,
    demo: isDemo,
    demoPassword: value.DEMO_PASSWORD,
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    logFormat: value.LOG_FORMAT,
    logRequests: value.LOG_REQUESTS,
    slowStatementMs: value.SLOW_STATEMENT_MS,
    metricsToken: value.METRICS_TOKEN,
    stopDelay: value.STOP_DELAY,
    stopSeconds: value.STOP_SECONDS,
    backups: value.BACKUPS ?? value.DATABASE_URL === undefined,
    backupDir:
      value.BACKUP_DIR === undefined
        ? join(dataDir, 'backups')
        : resolve(projectRoot, value.BACKUP_DIR),
    environment: value.NODE_ENV,
  };
}
