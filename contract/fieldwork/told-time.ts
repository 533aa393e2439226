const at = (moment: string) => Date.parse(moment);

/**
 * When something was told, by a device whose clock may be wrong: its time put right by the difference of the
 * portal's clock and the device's at the sending. Never later than now. All in UTC.
 */
export function toldTime(told_at: string, sent_at: string, now: Date): Date {
  const behind = now.getTime() - at(sent_at);
  return new Date(Math.min(at(told_at) + behind, now.getTime()));
}
