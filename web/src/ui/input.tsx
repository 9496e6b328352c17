import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classNames(CONTROL_CLASS, className)} />
}
