import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'

const LINE = 'transparent 38%, var(--color-muted) 38% 62%, transparent 62%'

/** The arrow of `Select`; not in the style sheet, which is loaded by all screens. */
const ARROW = {
  appearance: 'none',
  paddingInlineEnd: '2rem',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0.375rem 0.375rem',
  backgroundPosition: 'right 1.25rem center, right 0.875rem center',
  backgroundImage: `linear-gradient(45deg, ${LINE}), linear-gradient(-45deg, ${LINE})`,
} as const

interface NativeSelectProps extends ComponentProps<'select'> {
  /** Below 40rem only an icon is shown, which lies over the select. */
  asIcon?: boolean
}

/** The browser's own select with the look of `Select`; for lists beside buttons and in long forms. */
export const NativeSelect = ({ className, asIcon = false, ...props }: NativeSelectProps) => (
  <select
    {...props}
    style={ARROW}
    className={classNames(
      CONTROL_CLASS,
      'min-w-0',
      asIcon && '!min-h-11 max-sm:size-11 max-sm:!bg-none max-sm:!pr-0 max-sm:pl-11',
      className,
    )}
  />
)
