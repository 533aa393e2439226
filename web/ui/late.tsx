import { Button } from '@mantine/core';
import { createContext, lazy, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { bring, bringQuietly, PartLost } from '#web/lib/bring.ts';
import styles from './late.module.css';

/** What stands in the place of a part that did not come. */
export interface LostProps {
  readonly error: Error;
  readonly onAgain: () => void;
}

/** What a late part takes besides its own properties. */
export interface LateProps {
  /** It did not come, and whoever wanted it is to stand as before; without it its own `onClose` is called. */
  readonly onLost?: () => void;
  /** Of what is closed nothing is fetched. */
  readonly isOpen?: boolean;
}

type PropsOf<C> = C extends (props: infer P) => ReactNode ? P : never;

type Preload = () => Promise<void>;

/** The part as it is, or with what a late one takes besides. */
type Late<C> = C &
  ((props: PropsOf<C> & LateProps) => ReactNode) & {
    /** Fetches the file, so that the part stands at once when it is drawn; undefined once it is here: nobody waits. */
    preload: Preload | undefined;
  };

let tell: (text: string) => void = () => undefined;

/** By what a dialog or a menu that did not come is told of; it closes itself, so it cannot say so in its place. */
export function tellLostParts(by: (text: string) => void): void {
  tell = by;
}

/**
 * A part of the page whose file is fetched when it is first drawn, within a `Suspense`, or sooner by `preload`:
 * `late(() => import('./NewSpace.tsx'), 'NewSpace')`. One that does not come takes nothing else with it: what can be
 * closed closes and is told of, elsewhere `Lost` stands in its place. Wanted again, it is fetched again.
 */
export function late<M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
  Lost: ComponentType<LostProps> = LostPart,
): Late<M[N]> {
  type Props = PropsOf<M[N]> & LateProps & { readonly onClose?: () => void };
  let part: ComponentType<Props> | undefined;
  let coming: ComponentType<Props> | undefined;
  const found = (module: M) => {
    part = module[name] as ComponentType<Props>;
    made.preload = undefined;
    return part;
  };
  const come = async () => {
    try {
      return { default: found(await bring(load)) };
    } catch (error) {
      return { default: goneBy(error instanceof Error ? error : new PartLost(error)) };
    }
  };
  const goneBy = (error: Error) => () => <Gone error={error} Lost={Lost} />;
  const forget = () => (coming = undefined);
  const current = () => part ?? (coming ??= lazy(come) as unknown as ComponentType<Props>);

  // What was begun to be drawn is drawn to its end: another component in its place would lose what it holds.
  function Drawn(props: Props) {
    const [{ Part }] = useState(() => ({ Part: current() }));
    return <Part {...props} />;
  }
  function Late({ onLost, ...props }: Props) {
    const [tries, setTries] = useState(0);
    // What is closed waits until it is wanted again.
    if (part === undefined && props.isOpen === false) return null;
    const again = () => setTries(tries + 1);
    return (
      <Loss value={{ leave: onLost ?? props.onClose, forget, again }}>
        <Drawn key={tries} {...(props as Props)} />
      </Loss>
    );
  }
  // Nobody waits for it yet: what does not come is asked for again when it is drawn.
  const preload: Preload = async () => {
    const module = await bringQuietly(load);
    if (module !== undefined) found(module);
  };
  const made: typeof Late & { preload: Preload | undefined } = Object.assign(Late, { preload });
  return made as unknown as Late<M[N]>;
}

/** What is done where the part does not come. */
const Loss = createContext<{
  readonly leave: (() => void) | undefined;
  readonly forget: () => void;
  readonly again: () => void;
}>({ leave: undefined, forget: () => undefined, again: () => undefined });

/** Stands for the part that did not come; whoever comes back to it asks for it again. */
function Gone({ error, Lost }: { error: Error; Lost: ComponentType<LostProps> }) {
  const { leave, forget, again } = useContext(Loss);
  const close = useEffectEvent(() => {
    if (leave === undefined) return;
    tell(error.message);
    leave();
  });
  useEffect(() => {
    close();
    return forget;
  }, [forget]);
  if (leave !== undefined) return null;
  const onAgain = () => {
    forget();
    again();
  };
  return <Lost error={error} onAgain={onAgain} />;
}

function LostPart({ error, onAgain }: LostProps) {
  return (
    <div role="alert" className={styles.lost}>
      <p>{error.message}</p>
      <Button variant="default" onClick={onAgain}>
        Zkusit znovu
      </Button>
    </div>
  );
}
