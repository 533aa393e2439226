import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';

/** Where a text names the support, the way to its contact; the page says whom to ask where none is told. */
export function SupportLink({ text }: { text: string }) {
  if (!/podpo[rř]/i.test(text)) return null;
  return <InnerLink href={paths.About}>Kontakt na podporu</InnerLink>;
}
