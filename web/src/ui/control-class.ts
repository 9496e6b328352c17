/** The look that every control of a form shares. */
export const CONTROL_CLASS =
  'block w-full min-h-12 rounded-control border border-control bg-surface px-3.5 text-base text-ink transition-colors ' +
  'hover:border-accent focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70'
