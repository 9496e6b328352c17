import { classNames } from './class-names.ts'

/** Decorative; the text beside it says what is in progress. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={classNames('size-5 animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

interface LoadingScreenProps {
  label?: string
  /** Whether the label is visible too. */
  visible?: boolean
}

/** Fills a screen or a part of it while something loads. `label` is announced. */
export function LoadingScreen({ label = 'Loading', visible = false }: LoadingScreenProps) {
  return (
    <output className="flex min-h-[60dvh] flex-col items-center justify-center gap-4 text-accent-ink">
      <Spinner className="size-8" />
      <span className={visible ? 'text-muted' : 'sr-only'}>{label}</span>
    </output>
  )
}
