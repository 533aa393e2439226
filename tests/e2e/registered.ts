import { listCurrentTexts, type LegalKind } from '#contract/legal.ts';
import { register } from '#contract/session.ts';
import { askPortal } from '#tests/asked.ts';
import { DEMO_PASSWORD } from './demo-portal.ts';
import { expect } from './portal.ts';

/** Registers a client whom nobody has confirmed. */
export async function registerClient(
  url: string,
  user_identity: string,
  client_name: string,
): Promise<void> {
  const { result } = await askPortal(url, listCurrentTexts);
  const versionOf = (kind: LegalKind) =>
    result.values.find((one) => one.kind === kind)?.document_version;
  const body = {
    user_identity,
    password: DEMO_PASSWORD,
    first_name: 'Nová',
    last_name: 'Zákaznice',
    client_name,
    client_type: 'person',
    confirmation_rules: true,
    confirmation_gdpr: true,
    term_and_conditions_version: versionOf('terms'),
    gdpr_version: versionOf('privacy'),
  };
  const answer = await askPortal(url, register, { body });
  expect(answer).toMatchObject({ status: 200, result: { accepted: true } });
}
