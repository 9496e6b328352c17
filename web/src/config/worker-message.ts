/** What a page asks the service worker for: to keep the whole app, to take over, and to end what it is still waiting for. */
export const KEEP_APP = 'KEEP_APP'
export const SKIP_WAITING = 'SKIP_WAITING'
export const GIVE_UP = 'GIVE_UP'

/** Answered by the worker itself, with nothing: for what a frame asks, Chromium looks whether a newer worker waits. */
export const TAKE_OVER_PATH = '/__/take-over'
