import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { OPENAPI_FILE } from '#contract/operation.ts';
import { hashPassword } from '#server/access/password.ts';
import { projectRoot } from '#server/root.ts';
import { createWorld, type World } from './world.ts';

const run = promisify(execFile);
/** Of what only a hung run needs more. */
const BOUND = 120_000;
const PASSWORD = 'Kočka leze dírou 7';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(join(tmpdir(), 'kastelan-partner-'));
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const tool = (path: string, ...options: string[]) =>
  run(process.execPath, [join(projectRoot, 'node_modules', path), ...options], {
    cwd: folder,
    timeout: BOUND,
  });

const options = {
  compilerOptions: {
    strict: true,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: true,
    rewriteRelativeImportExtensions: true,
    outDir: 'made',
    rootDir: '.',
  },
  files: ['journey.ts'],
};

/** The portal as the network of the partner's program reaches it. */
const reach = async (url: string, init: RequestInit = {}) => {
  const { statusCode, body, headers } = await world.request({
    method: init.method,
    url,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  });
  return new Response(body, {
    status: statusCode,
    headers: { 'content-type': String(headers['content-type']) },
  });
};

interface Walked {
  readonly [fact: string]: unknown;
}

test(
  'a generator makes a typed client of the document, which walks a journey',
  { timeout: BOUND },
  async () => {
    await writeFile(join(folder, 'portal.json'), (await world.request({ url: OPENAPI_FILE })).body);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await copyFile(join(projectRoot, 'tests/partner/journey.ts.txt'), join(folder, 'journey.ts'));
    await tool('oazapfts/dist/cli.js', 'portal.json', 'portal.ts');
    const checked = await tool('typescript/bin/tsc').catch((error: { stdout: string }) => error);
    expect(checked.stdout).toBe('');

    const user = await world.makeUser({
      is_client_admin: true,
      password_hash: await hashPassword(PASSWORD),
    });
    const made = pathToFileURL(join(folder, 'made/journey.js')).href;
    const { walk } = (await import(/* @vite-ignore */ made)) as {
      walk: (given: object) => Promise<Walked>;
    };
    const walked = await walk({
      application: world.portal.config.applicationAuth,
      fetch: reach,
      user_identity: user.user_identity,
      password: PASSWORD,
    });
    expect(walked).toMatchObject({
      isRepeated: true,
      comment: 'Byt po rekonstrukci',
      conflict: {
        status: 409,
        errorCode: errors['version-conflict'].errorCode,
        current: { comment: 'Byt po rekonstrukci' },
      },
      faulty: {
        status: 400,
        fields: [{ field: 'total_area', message: 'Zadejte kladnou hodnotu' }],
      },
      listed: ['7: Byt po rekonstrukci'],
      deleted: true,
      gone: { status: 404, errorCode: errors['not-found'].errorCode },
    });
  },
);
