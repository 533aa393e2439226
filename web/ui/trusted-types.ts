import { WORKER_PATH } from '#web/lib/worker-path.ts';

interface TypesFactory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>,
  ): unknown;
}

/** Passes a plain text; throws for anything that could be markup. */
export function plainTextOnly(text: string): string {
  if (text.includes('<')) throw new TypeError('Markup is refused by the Trusted Types policy');
  return text;
}

function refuse(): never {
  throw new TypeError('Scripts from text are refused by the Trusted Types policy');
}

/** Passes the worker of the crew's day, the only script that the page asks for by its address. */
function workerOnly(address: string): string {
  return address === WORKER_PATH ? address : refuse();
}

/** Installs the page's default Trusted Types policy; nothing where the browser knows none. */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: plainTextOnly,
    createScript: refuse,
    createScriptURL: workerOnly,
  });
}
