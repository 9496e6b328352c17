/** Beginning of the keys in local storage under which conversations with the assistant are kept; the uid follows. */
export const CONVERSATION_KEY = 'waymark:conversation:'

/** How administrators want lists to be shown, and which columns of a table; what it lists follows. */
export const ADMIN_VIEW_KEY = 'waymark:admin-view'
export const ADMIN_COLUMNS_KEY = 'waymark:admin-columns:'

/** Which faults this session has met, in session storage. */
export const FAULTS_KEY = 'waymark:faults'
