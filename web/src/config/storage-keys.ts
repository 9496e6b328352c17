/** Every key under which the app keeps something in local or session storage: one place to see what a device holds. */

/** The theme that was chosen. It tells nothing of a person, so it alone outlives signing out. */
export const THEME_KEY = 'waymark:theme'

/** Beginning of the keys in local storage under which conversations with the assistant are kept; the uid follows. */
export const CONVERSATION_KEY = 'waymark:conversation:'

/** How administrators want lists to be shown, and which columns of a table; what it lists follows. */
export const ADMIN_VIEW_KEY = 'waymark:admin-view'
export const ADMIN_COLUMNS_KEY = 'waymark:admin-columns:'

/** Which faults this session has met, in session storage. */
export const FAULTS_KEY = 'waymark:faults'

/** That the sign-in with Google was started by a redirect, in session storage. */
export const REDIRECTED_KEY = 'waymark:sent-to-google'

/** Which trip the home screen showed last, to leave room for its card. */
export const NEXT_TRIP_KEY = 'waymark:next-trip'

/** How many direct writes the server has not answered yet. */
export const UNSENT_KEY = 'waymark:unsent'

/** Which edits of trips and packing lists the server has not answered yet, and what was typed in them. */
export const UNSENT_EDITS_KEY = 'waymark:unsent-trips'

/** What was changed of trips on this device lately, to tell where a change of somebody else has taken its place. */
export const MADE_CHANGES_KEY = 'waymark:made-changes'

/** When to offer to install the app: visits, one counted a session, whether something was kept, and a refusal. */
export const VISITS_KEY = 'waymark:visits'
export const VISIT_COUNTED_KEY = 'waymark:visit-counted'
export const HAS_KEPT_KEY = 'waymark:has-kept'
export const INSTALL_DISMISSED_KEY = 'waymark:install-dismissed'

/** Which revision of the vault's index this device has seen last, so that it is shown no older one. */
export const VAULT_INDEX_KEY = 'waymark:vault-index'

/** That the browser was asked to keep the storage of this site. */
export const ASKED_TO_PERSIST_KEY = 'waymark:asked-to-persist'

/** The first name of who is signed in, for a greeting before the profile is there. */
export const FIRST_NAME_KEY = 'waymark:first-name'

/** That the first steps are still proposed to who is signed in, and how high their card was. */
export const FIRST_STEPS_KEY = 'waymark:first-steps'

/** In which currency prices are told beside their own: of the profile, or as a visitor has chosen. */
export const CURRENCY_KEY = 'waymark:currency'

/** That somebody is signed in, for the first paint. */
export const SIGNED_IN_KEY = 'waymark:signed-in'
