import { paths } from '#web/lib/paths.ts';
import { settings } from '#web/lib/settings.ts';
import { Pictures } from './Pictures.tsx';
import styles from './face.module.css';

const does = [
  ['Lidé a byty', 'Kdo byt vlastní, užívá a platí – dnes i k libovolnému dni zpátky.'],
  ['Termíny', 'Revize, závady a konce smluv, nejnaléhavější první; upozorní sám.'],
  ['SIPO', 'Předpis pro poštu ze záloh a plátců, s kontrolou čísel předem.'],
  ['Z tabulky za chvíli', 'Celý dům se načte z jednoho souboru, nejdřív nanečisto.'],
] as const;

/** What the portal does, for whom and how to try it, for whoever sees it for the first time. */
export function Pitch() {
  return (
    <section className={styles.pitch} aria-labelledby="co-portal-umi">
      <h2 id="co-portal-umi" className={styles.title}>
        Domy, lidé a termíny na jednom místě
      </h2>
      <p className={styles.lead}>
        Pro správcovské firmy, SVJ, bytová družstva a majitele nájemních domů.
      </p>
      <dl className={styles.does}>
        {does.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.try}>
        {settings.demoPassword === '' ? (
          <>
            Chcete to zkusit? <a href={paths.Register}>Zaregistrujte se</a>; zadáte jen e-mail,
            heslo a svou firmu.
          </>
        ) : (
          'Chcete to zkusit? U přihlášení stačí vybrat, za koho do ukázky vstoupíte.'
        )}{' '}
        <a href={paths.VueHome}>Více o portálu</a>
      </p>
      <Pictures />
    </section>
  );
}
