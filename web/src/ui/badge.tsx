import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const TONES = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof TONES
}

export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      {...props}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-[0.8125rem] font-semibold forced-colors:border [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    />
  )
}
