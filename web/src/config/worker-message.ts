/** What a page asks the service worker for. `SKIP_WAITING` is workbox-window's word. */
export const KEEP_APP = 'KEEP_APP'
export const SKIP_WAITING = 'SKIP_WAITING'
