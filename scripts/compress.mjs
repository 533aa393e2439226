import { ensureCompressed } from './lib/compress.mjs';

await ensureCompressed();
