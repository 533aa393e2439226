/** Keys under which the browser keeps something of the session. */
export const SESSION_KEY = 'kastelan.session';
export const UNIT_KEY = 'kastelan.unit';
/** What the next page has to say. */
export const INFO_KEY = 'kastelan.info';
export const TABS_KEY = 'kastelan.tabs';
/** Whose are the drafts that an automatic logout has left. */
export const DRAFTS_OF_KEY = 'kastelan.drafts-of';
/** By what the server knows this browser. */
export const DEVICE_KEY = 'kastelan.device';
/** Whether the sidebar is collapsed on this device. */
export const SIDEBAR_KEY = 'kastelan.sidebar';
/** Which columns of tables each user has put away; the beginning of the keys. */
export const COLUMNS_PREFIX = 'kastelan.columns.';
/** Whether a user has switched keys without Ctrl off on this device; the beginning of the key. */
export const SINGLE_KEYS_PREFIX = 'kastelan.single-keys.';
/** Whether a user has unfolded summaries of a kind of records on a phone; the beginning of the keys. */
export const UNFOLDED_PREFIX = 'kastelan.unfolded.';
/** What the search has lately found, in this tab; the beginning of the key. */
export const FINDS_PREFIX = 'kastelan.finds.';
/** What was typed into a search whose code did not come, while the page is loaded anew; the beginning of the key. */
export const TYPED_PREFIX = 'kastelan.typed.';
/** Readings typed in a walk through a house that the server has not accepted yet; the beginning of the keys. */
export const READINGS_PREFIX = 'kastelan.readings.';
/** Photos of such readings, of which the pictures themselves are kept elsewhere; the beginning of the keys. */
export const READING_PHOTOS_PREFIX = 'kastelan.reading-photos.';
/** A state that somebody without an account has typed of a meter and not sent yet; the beginning of the keys. */
export const SELF_READINGS_PREFIX = 'kastelan.self-readings.';
/** Its photo, kept where larger things are; the beginning of the keys. */
export const SELF_PHOTOS_PREFIX = 'kastelan.self-photos.';

/** What a crew has told of visits and the server has not got; the beginning of the keys. */
export const CREW_RESULTS_PREFIX = 'kastelan.crew-results.';
/** What is being written of a visit; the beginning of the keys. */
export const CREW_DRAFTS_PREFIX = 'kastelan.crew-drafts.';
/** What the server has answered to results of the day; the beginning of the keys. */
export const CREW_SENT_PREFIX = 'kastelan.crew-sent.';
/** Days of crews as they were last read, for where there is no connection; the beginning of the keys. */
export const CREW_DAYS_PREFIX = 'kastelan.crew-days.';

/** System messages that were closed in this tab. */
export const CLOSED_KEY = 'kastelan.closed-messages';

/** How the portal looks on this device. */
export const APPEARANCE_KEY = 'kastelan.appearance';

/** When the page was last reloaded for a newer build. */
export const RELOAD_KEY = 'kastelan.upgrade';
