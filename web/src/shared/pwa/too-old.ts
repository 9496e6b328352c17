/** As a style sheet asks for it, too: see web/vite/too-old-note.ts. */
const COLOUR_PAIR = ['color', 'light-dark(red, red)'] as const

/** Whether the browser lacks something that config/supported-browsers.ts counts on. Runs before anything newer. */
const isTooOld = (): boolean => !('CSSPropertyRule' in window) || !CSS.supports(...COLOUR_PAIR)

/** Has the note shown that every page carries for such browsers. */
export function markTooOld(): void {
  if (isTooOld()) document.documentElement.dataset['tooOld'] = ''
}
