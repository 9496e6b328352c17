import { classNames } from './class-names.ts'

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover shadow-card',
  secondary: 'bg-surface text-ink ring-1 ring-inset ring-line hover:bg-sunken',
  soft: 'bg-accent-soft text-accent-ink hover:ring-1 hover:ring-inset hover:ring-accent',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
} as const

const SIZES = {
  medium: 'min-h-11 min-w-11 px-4.5 text-[0.9375rem]',
  large: 'min-h-13 px-6.5 text-base',
  icon: 'size-11 shrink-0',
} as const

export type ButtonVariant = keyof typeof VARIANTS
export type ButtonSize = keyof typeof SIZES

/** Classes of a button, also for links that look like one. */
export const buttonClass = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string =>
  classNames(
    'button-look inline-flex items-center justify-center gap-2 rounded-control font-semibold select-none transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  )
