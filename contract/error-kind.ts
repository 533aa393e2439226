/** One kind of fault: its number on the wire, its HTTP status and its Czech sentence. */
export interface ErrorKind {
  readonly errorCode: number;
  readonly status: number;
  readonly errorMsg: string;
  /** The server may say a more exact sentence, which names the records it is about. */
  readonly exact: boolean;
}

/** A kind of fault with the sentence of the catalogue. */
export function kind(errorCode: number, status: number, errorMsg: string): ErrorKind {
  return { errorCode, status, errorMsg, exact: false };
}

/** A kind of fault whose sentence may be more exact. */
export function exactKind(errorCode: number, status: number, errorMsg: string): ErrorKind {
  return { ...kind(errorCode, status, errorMsg), exact: true };
}
