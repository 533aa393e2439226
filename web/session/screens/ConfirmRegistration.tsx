import { useLinkSecret } from './link-secret.ts';
import { LinkPage } from './LinkPage.tsx';

/** Confirms a registration by its mailed link (route /client/user/regconfirm/:tokenconfirm?). */
export function ConfirmRegistration() {
  return (
    <LinkPage secret={useLinkSecret('tokenconfirm')} letter="confirm">
      Registraci potvrdíte odkazem ze zprávy, kterou jsme vám poslali. Pokud nepřišla, podívejte se
      do nevyžádané pošty, nebo si ji nechte poslat znovu.
    </LinkPage>
  );
}
