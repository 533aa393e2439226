import { useLinkSecret } from './link-secret.ts';
import { LinkPage } from './LinkPage.tsx';

/** Sets a password by a mailed link (route /client/user/reset/:tokenreset?). */
export function ResetPassword() {
  return (
    <LinkPage secret={useLinkSecret('tokenreset')} letter="reset">
      Heslo nastavíte odkazem z e-mailu. Zadejte svou adresu a odkaz vám pošleme.
    </LinkPage>
  );
}
