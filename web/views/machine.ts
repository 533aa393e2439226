import type { SavedView, ViewLook } from '#contract/views.ts';
import { isSameLook } from './looks.ts';

/** How a list stands to the saved view by which it is seen. */
export type ViewState =
  /** It is seen by none. */
  | { readonly at: 'none' }
  /** The address names one that has not been read yet. */
  | { readonly at: 'awaited'; readonly id: number }
  /** It looks as the view does, or the person has changed something since. */
  | { readonly at: 'unchanged' | 'changed' | 'saving'; readonly view: SavedView }
  /** Somebody else has saved another look of it meanwhile. */
  | { readonly at: 'conflict'; readonly view: SavedView; readonly theirs: SavedView }
  /** It is there no more, or never was for this person; null when it was not seen at all. */
  | { readonly at: 'gone'; readonly id: number; readonly view: SavedView | null };

/** What happens to it. */
export type ViewEvent =
  /** The address names a view, or none. */
  | { readonly type: 'named'; readonly id: number | null }
  /** The look of a view was laid over the list: it was chosen, taken back, or just saved. */
  | { readonly type: 'laid'; readonly view: SavedView }
  /** The views of the list were read. */
  | { readonly type: 'read'; readonly views: readonly SavedView[] }
  /** The list looks so now. */
  | { readonly type: 'looked'; readonly look: ViewLook }
  /** The present look is being saved over the version. */
  | { readonly type: 'saving'; readonly version: number }
  | { readonly type: 'failed' }
  | { readonly type: 'refused'; readonly theirs: SavedView }
  | { readonly type: 'missing' };

/** The view that a state is about; null when it is about none that is known. */
export function viewOf(state: ViewState): SavedView | null {
  return 'view' in state ? state.view : null;
}

/** Its id; null when the list is seen by none. */
export function idOf(state: ViewState): number | null {
  if ('id' in state) return state.id;
  return viewOf(state)?.saved_view_id ?? null;
}

function gone(state: ViewState, id: number): ViewState {
  return { at: 'gone', id, view: viewOf(state) };
}

/** After the views were read: of the one that the list is seen by there may be a newer version, or nothing. */
function afterRead(state: ViewState, views: readonly SavedView[]): ViewState {
  const id = idOf(state);
  if (id === null || state.at === 'none' || state.at === 'saving') return state;
  const known = views.find(({ saved_view_id }) => saved_view_id === id);
  if (known === undefined) return state.at === 'gone' ? state : gone(state, id);
  if (state.at === 'awaited' || state.at === 'gone') return state;
  const seen = state.at === 'conflict' ? state.theirs : state.view;
  if (known.version <= seen.version) return state;
  // Another name or owner changes nothing of what is on the screen.
  if (state.at !== 'conflict' && isSameLook(known.look, state.view.look))
    return { ...state, view: known };
  return { at: 'conflict', view: state.view, theirs: known };
}

function afterLook(state: ViewState, look: ViewLook): ViewState {
  if (state.at !== 'unchanged' && state.at !== 'changed') return state;
  const at = isSameLook(look, state.view.look) ? 'unchanged' : 'changed';
  return at === state.at ? state : { at, view: state.view };
}

/** What a save over the version came to, or its beginning. */
function afterSave(state: ViewState, event: ViewEvent): ViewState {
  const view = viewOf(state);
  if (view === null || state.at === 'gone') return state;
  if (event.type === 'missing') return gone(state, view.saved_view_id);
  if (event.type === 'saving') return { at: 'saving', view: { ...view, version: event.version } };
  if (state.at !== 'saving') return state;
  if (event.type === 'refused') return { at: 'conflict', view, theirs: event.theirs };
  return { at: 'changed', view };
}

/** The state after an event; an event that means nothing in a state leaves it as it is. */
export function step(state: ViewState, event: ViewEvent): ViewState {
  switch (event.type) {
    case 'named': {
      if (event.id === idOf(state)) return state;
      return event.id === null ? { at: 'none' } : { at: 'awaited', id: event.id };
    }
    case 'laid':
      return { at: 'unchanged', view: event.view };
    case 'read':
      return afterRead(state, event.views);
    case 'looked':
      return afterLook(state, event.look);
    default:
      return afterSave(state, event);
  }
}
