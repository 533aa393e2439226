import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { LetterForm } from './LetterForm.tsx';

/** Asks for a link to a new password (route /client/user/requestreset). */
export function RequestReset() {
  return (
    <EntryScreen
      title="Zapomenuté heslo"
      links={<InnerLink href={paths.Login}>Zpět na přihlášení</InnerLink>}
    >
      <LetterForm letter="reset">
        Zadejte e-mail, kterým se přihlašujete. Pošleme vám na něj odkaz k nastavení nového hesla.
      </LetterForm>
    </EntryScreen>
  );
}
