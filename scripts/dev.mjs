import { join, sep } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { KeptServer } from './lib/kept-server.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';
import { watchForEnd } from './lib/run.mjs';

ensureNode();
ensureInstalled();
const { createServer } = await import('vite');
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const FOLDERS = ['server', 'contract'].map((name) => join(root, name));
/** What an editor keeps beside is none, and tests are not of the server. */
const SOURCE = /(?<!\.test)\.(ts|sql)$/;

const server = new KeptServer({
  PUBLIC_URL: `http://${host}:${port}`,
  LOG_FORMAT: 'text',
  // Who waits for a change does not wait for requests that the former server has not answered.
  STOP_SECONDS: '1',
  ...process.env,
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: port + 1,
});
process.env.NODE_ENV = 'development';
process.env.DEV_API = `http://127.0.0.1:${port + 1}`;

/** The page: what changes of the server is told, and what is asked of it meanwhile waits. */
const beside = {
  name: 'kastelan:server-beside',
  configureServer({ config, watcher, middlewares }) {
    watcher.add(FOLDERS).on('all', (_event, file) => isSource(file) && server.changed(file));
    const asked = Object.keys(config.server.proxy);
    middlewares.use((request, response, next) => {
      if (asked.some((path) => request.url.startsWith(path))) void whenAnswering(response, next);
      else next();
    });
  },
  // The page ends with signals too, but not before the server.
  buildEnd: () => ending,
};

async function whenAnswering(response, next) {
  if (await server.answers()) {
    next();
  } else {
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('Server neběží; proč, říká terminál.');
  }
}

function isSource(file) {
  return FOLDERS.some((folder) => file.startsWith(folder + sep)) && SOURCE.test(file);
}

let ending;
// npm passes a signal of the terminal on, so it may come twice.
const unwatch = watchForEnd(() => void end(0));

async function end(code) {
  if (ending !== undefined) return;
  process.exitCode = code;
  ending = server.end();
  await ending;
  await page?.close();
  unwatch();
}

let page;
try {
  page = await createServer({
    configFile: join(root, 'vite.config.ts'),
    plugins: [beside],
    server: { host, port, strictPort: true },
  });
  await page.listen();
  page.printUrls();
  page.bindCLIShortcuts({ print: true });
} catch (error) {
  console.error(error.message);
  await end(1);
}
