/** Classes of a radio button or checkbox that looks like a button: for the label around the control. */
export const CHOICE_CLASS =
  'choice relative flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-control bg-surface px-3 text-[0.9375rem] font-medium transition-colors ' +
  'hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink ' +
  'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:opacity-70'

/** Classes of the control itself: invisible, covering the label. */
export const CHOICE_CONTROL_CLASS = 'absolute inset-0 cursor-[inherit] opacity-0'

/** Classes shared by all form controls. */
export const CONTROL_CLASS =
  'block w-full min-h-12 rounded-control border border-control bg-surface px-3.5 text-base text-ink transition-colors ' +
  'hover:border-accent focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70'

/** Classes of a select button; `data-placeholder` marks that nothing is chosen. */
export const SELECT_CLASS = `${CONTROL_CLASS} flex items-center justify-between gap-3 text-left data-placeholder:text-muted`
