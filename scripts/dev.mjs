import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { commandOf } from './lib/project.mjs';
import { run } from './lib/run.mjs';

ensureNode();
ensureInstalled();
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const shared = { NODE_ENV: 'development', PUBLIC_URL: `http://${host}:${port}` };
const api = {
  ...shared,
  ...process.env,
  NODE_ENV: 'development',
  LOG_FORMAT: process.env.LOG_FORMAT || 'text',
  HOST: '127.0.0.1',
  PORT: port + 1,
};
const page = { ...shared, DEV_API: `http://127.0.0.1:${port + 1}` };
const vite = [commandOf('vite'), '--port', String(port), '--strictPort', '--host', host];

const children = [];
const onStart = (child) => children.push(child);
const { code } = await Promise.race([
  run([commandOf('tsx'), 'watch', '--clear-screen=false', 'server/main.ts'], { env: api, onStart }),
  run(vite, { env: page, onStart }),
]);
// One without the other is of no use.
for (const child of children) child.kill('SIGTERM');
process.exitCode = code;
