const placeholder = /\{(\w+)\}/g;

/** The path of an endpoint with its parameters filled in and escaped. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(placeholder, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}
