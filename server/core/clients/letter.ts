/** What people have typed must not look like the letter's own lines. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A mail to a user of the portal, with the way to where he says what he wants to be sent. */
export function userLetter(
  subject: string,
  paragraphs: readonly string[],
  publicUrl: string,
): { subject: string; body: string } {
  const all = [
    'Dobrý den,',
    ...paragraphs,
    `Co vám portál posílá, si nastavíte zde:\n${publicUrl}/client/user/settings?tab=notifications`,
    'S pozdravem\nportál Kastelán',
  ];
  return { subject, body: `${all.join('\n\n')}\n` };
}
