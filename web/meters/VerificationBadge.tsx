import { Badge } from '@mantine/core';
import type { VerificationState } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { verificationText } from '#contract/rules/meter-verification.ts';

type Verified = Pick<MeasuringPlace, 'meter_id' | 'verification' | 'verified_until'>;

const colors: Readonly<Partial<Record<VerificationState, string>>> = {
  ends: 'yellow',
  ended: 'red',
  unknown: 'gray',
};

/** How the verification of the present device stands, in words; nothing where none is mounted. */
export function verificationWords({ meter_id, verification, verified_until }: Verified): string {
  if (meter_id === null) return '';
  return verificationText({ state: verification, valid_until: verified_until });
}

/** How a verification stands: what asks for something, or is not known, has a colour. */
export function VerificationBadge({ place }: { place: Verified }) {
  const words = verificationWords(place);
  const color = colors[place.verification];
  if (words === '' || color === undefined) return words;
  return (
    <Badge component="span" variant="light" color={color} tt="none">
      {words}
    </Badge>
  );
}
