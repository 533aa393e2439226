import { useRef, useState } from 'react';
import { endingsOffer, type EndingsOffer, type NamedEnding } from '#contract/endings.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** What a save says of former records. */
interface Named {
  readonly endings?: readonly NamedEnding[];
}

/** Former records that could end for a new one, as the last refusal has told them. */
export interface Endings {
  readonly offer: EndingsOffer | null;
  /** The next save ends them. */
  readonly agree: () => void;
  /** Saves, naming the former records that the person has agreed to end; a refusal may offer others. */
  readonly offered: <T>(save: (named: Named) => Promise<T>) => Promise<T>;
}

/** Keeps what refusals of a form offer to end. */
export function useEndings(): Endings {
  const [offer, setOffer] = useState<EndingsOffer | null>(null);
  const agreed = useRef(false);
  return {
    offer,
    agree: () => {
      agreed.current = true;
    },
    offered: async (save) => {
      const named = agreed.current && offer !== null ? namedOf(offer) : {};
      agreed.current = false;
      setOffer(null);
      try {
        return await save(named);
      } catch (error) {
        setOffer(offerIn(error));
        throw error;
      }
    },
  };
}

function namedOf({ endings }: EndingsOffer): Named {
  return { endings: endings.map(({ id, version }) => ({ id, version })) };
}

function offerIn(error: unknown): EndingsOffer | null {
  const isOffering =
    error instanceof ApiError &&
    (error.code === 'overlapping-validity' || error.code === 'shares-over-whole');
  return isOffering ? (endingsOffer.safeParse(error.current).data ?? null) : null;
}
