import type { ReactNode } from 'react'
import { part, usePart } from './part.ts'

/** Radix's dialogs weigh 13 kB, and no screen opens with one. */
export const dialogWindows = part(() => import('./dialog-windows.tsx'))

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons at the lower edge, always in sight. */
  footer?: ReactNode
  wide?: boolean
  children?: ReactNode
}

/** A modal dialog: keeps the focus inside, closes by Escape, by its button and by a press beside it. */
export function Dialog(props: DialogProps) {
  const windows = usePart(dialogWindows, props.open, () => props.onOpenChange(false))
  return windows && <windows.DialogWindow {...props} />
}
