import board from './nastenka.webp';
import home from './prehled.webp';
import spaces from './prostory.webp';
import styles from './face.module.css';

const pictures = [
  {
    source: home,
    text: 'Přehled jednotky',
    alt: 'Obrazovka Přehled: co v jednotce hoří a co čeká, pod tím počty bytů, lidí a revizí.',
  },
  {
    source: board,
    text: 'Nástěnka všech jednotek',
    alt: 'Obrazovka Nástěnka: prošlé a blízké termíny po jednotkách a zdraví dat v procentech.',
  },
  {
    source: spaces,
    text: 'Prostory domu',
    alt: 'Obrazovka Prostory: seznam bytů a dalších prostorů s jejich výměrou a uživateli.',
  },
] as const;

/** Screens of the portal as they are, out of its demo. */
export function Pictures() {
  return (
    <div className={styles.room}>
      <div className={styles.pictures}>
        {pictures.map(({ source, text, alt }) => (
          <figure key={text} className={styles.picture}>
            <img src={source} alt={alt} width={960} height={600} loading="lazy" decoding="async" />
            <figcaption>{text}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
