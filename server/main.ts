import { start } from './start.ts';

await start(Promise.resolve(undefined));
