/**
 * Has zod do without eval, which it tries while schemas are being made and the content-security policy
 * reports. It has to be called before zod is loaded; this is the object zod keeps its settings in.
 */
export function keepZodFromEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
