import { decideBoard, openBoardLink, readBoardDocument } from '#contract/settlement/board.ts';
import { useCall } from '#web/lib/query.ts';

/** What the link of a member of the board shows, what he says to it, and documents that he looks into. */
export const useOpenBoard = () => useCall(openBoardLink);
export const useDecide = () => useCall(decideBoard);
export const useReadBoardDocument = () => useCall(readBoardDocument);
