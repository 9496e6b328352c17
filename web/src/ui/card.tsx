import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames('rounded-card border border-line bg-surface p-5 shadow-card sm:p-6', className)}
    />
  )
}
