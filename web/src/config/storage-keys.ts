/** All keys of local and session storage that the app uses: one place to see what a device keeps. */

/** The chosen theme. It is not personal, so it is the only key that survives signing out. */
export const THEME_KEY = 'waymark:theme'

/** Prefix of the keys under which conversations with the assistant are kept; the uid follows. */
export const CONVERSATION_KEY = 'waymark:conversation:'

/** How administrators view lists, and which columns of a table they show; the name of the list follows. */
export const ADMIN_VIEW_KEY = 'waymark:admin-view'
export const ADMIN_COLUMNS_KEY = 'waymark:admin-columns:'

/** Scroll positions of the screens of this tab (session storage). */
export const SCROLL_KEY = 'waymark:scroll'

/** Faults reported in this session (session storage). */
export const FAULTS_KEY = 'waymark:faults'

/** Set when sign-in with Google was started by a redirect (session storage). */
export const REDIRECTED_KEY = 'waymark:sent-to-google'

/** The trip the home screen showed last, to reserve space for its card. */
export const NEXT_TRIP_KEY = 'waymark:next-trip'

/** The two days that a visitor has asked to keep, until there is an account (session storage). */
export const KEEPING_KEY = 'waymark:keeping'

/** Number of direct writes the server has not answered yet. */
export const UNSENT_KEY = 'waymark:unsent'

/** Edits of trips and packing lists the server has not answered yet, with what was typed. */
export const UNSENT_EDITS_KEY = 'waymark:unsent-trips'

/** Recent changes made to trips on this device, to detect when somebody else's change has replaced one. */
export const MADE_CHANGES_KEY = 'waymark:made-changes'

/** When to offer the installation: visits (one counted per session), whether something was saved, and a refusal. */
export const VISITS_KEY = 'waymark:visits'
export const VISIT_COUNTED_KEY = 'waymark:visit-counted'
export const HAS_KEPT_KEY = 'waymark:has-kept'
export const INSTALL_DISMISSED_KEY = 'waymark:install-dismissed'

/** Last known revision of the vault's index, so that an older one is not accepted. */
export const VAULT_INDEX_KEY = 'waymark:vault-index'

/** Set once the browser was asked for persistent storage. */
export const ASKED_TO_PERSIST_KEY = 'waymark:asked-to-persist'

/** First name of the signed-in user, for a greeting before the profile is loaded. */
export const FIRST_NAME_KEY = 'waymark:first-name'

/** Where the signed-in user lives according to the profile, from where their trips start. */
export const HOME_CITY_KEY = 'waymark:home-city'

/** Who travelled on the last plan made on this device. */
export const PARTY_KEY = 'waymark:party'

/** Set while the first steps are suggested, with the height of their card. */
export const FIRST_STEPS_KEY = 'waymark:first-steps'

/** Currency in which converted prices are shown: the profile's, or the visitor's choice. */
export const CURRENCY_KEY = 'waymark:currency'

/** Set while somebody is signed in, for the first paint. */
export const SIGNED_IN_KEY = 'waymark:signed-in'
