import type { OpenedSlot } from '#contract/fieldwork/slots.ts';

/** A visit as its page shows it, and what becomes of it. */
export interface SlotProps {
  secret: string;
  opened: OpenedSlot;
  onAnswered: (opened: OpenedSlot) => void;
  /** Somebody was faster, or the office has moved it: what is offered is looked for anew. */
  onTaken: () => void;
}
