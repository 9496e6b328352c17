import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** Classes of an edge-to-edge picture at the top of a card. Its height is set separately. */
export const CARD_PICTURE = '-mx-5 -mt-5 mb-5 w-[calc(100%+2.5rem)] max-w-none sm:-mx-6 sm:-mt-6 sm:w-[calc(100%+3rem)]'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames('rounded-card border border-line bg-surface p-5 shadow-card sm:p-6', className)}
    />
  )
}
