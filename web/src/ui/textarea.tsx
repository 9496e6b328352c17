import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...props} className={classNames(CONTROL_CLASS, 'min-h-28 resize-y py-3', className)} />
}
