import { WordsOfMaker, type Styles } from './maker.ts';

/** Looks that are the same for all words of a text, each looked for once. */
class KeptStyles implements Styles {
  readonly #styles: Styles;
  readonly #kept = new Map<string, unknown>();

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  /** A word has no looks of its own. */
  auto<T>(_word: unknown, within: () => T): T {
    return within();
  }

  getProperty(name: string): unknown {
    if (!this.#kept.has(name)) this.#kept.set(name, this.#styles.getProperty(name));
    return this.#kept.get(name);
  }
}

/** Measures as the maker does; of a plain text it does not ask for each word anew how it looks. */
export class QuickWords extends WordsOfMaker {
  override buildInlines(text: unknown, styles: Styles): unknown {
    return super.buildInlines(text, typeof text === 'string' ? new KeptStyles(styles) : styles);
  }
}
