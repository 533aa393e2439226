import { PaperOfMaker } from './maker.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The document as the maker writes it, whose metadata bear any title and author. The content of a page is gathered
 * as one text, not as thousands of pieces of a few letters.
 */
export class TaggedPaper extends PaperOfMaker {
  #content: string[] = [];

  override addContent(data: string): this {
    this.#content.push(data);
    return this;
  }

  override flushPages(): void {
    if (this.#content.length > 0) this.page.write(this.#content.join('\n'));
    this.#content = [];
    super.flushPages();
  }

  override endMetadata(): void {
    for (const [name, value] of Object.entries(this.info))
      if (typeof value === 'string') this.info[name] = escaped(value);
    super.endMetadata();
  }
}
