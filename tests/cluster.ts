/** Where the test cluster listens, for its owner. */
export interface ClusterAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | undefined;
}

export const TEMPLATE = 'kastelan_template';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: ClusterAddress;
  }
}
