import { renderToString } from 'react-dom/server';
import { Entrance } from './Entrance.tsx';

/** The sign-in page as HTML, as the build puts it into the page; nothing in it is pressed before the script comes. */
export const drawnEntrance = (): string =>
  renderToString(<Entrance onSignedIn={() => Promise.resolve()} />);
