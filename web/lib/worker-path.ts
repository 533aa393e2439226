/** Where the worker is served that opens the crew's day without a connection, and what alone it sees. */
export const WORKER_SCOPE = '/inmes/';
export const WORKER_PATH = '/inmes/worker.js';
