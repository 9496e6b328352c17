/** Messages from a page to the service worker: keep the whole app, take over, and end pending work. */
export const KEEP_APP = 'KEEP_APP'
export const SKIP_WAITING = 'SKIP_WAITING'
export const ABORT_REQUESTS = 'GIVE_UP'

/**
 * Path the worker answers itself with an empty response: for a request of a frame, Chromium checks for a waiting
 * worker.
 */
export const TAKE_OVER_PATH = '/__/take-over'
