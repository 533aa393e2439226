import { lazy, Suspense, useState } from 'react';
import { Pitch } from '#web/session/face/Pitch.tsx';

// It asks the server, which nobody who only signs in has to wait for.
const Contact = lazy(async () => {
  try {
    return { default: (await import('#web/session/face/Contact.tsx')).Contact };
  } catch {
    return { default: () => null };
  }
});

/** What stands beside the sign-in: what the portal is, and whom to ask. */
export function Face() {
  const [isRead, setRead] = useState(false);
  const watch = (end: HTMLElement | null) => {
    if (end === null) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setRead(true);
    });
    observer.observe(end);
    return () => observer.disconnect();
  };
  return (
    <div>
      <Pitch />
      <div ref={watch}>
        {isRead ? (
          <Suspense fallback={null}>
            <Contact />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
