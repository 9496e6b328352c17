import type { ReactNode } from 'react'
import { lazyModule, useLazyModule } from './lazy-module.ts'

/** Loaded lazily: Radix's dialogs weigh 13 kB, and no screen starts with one open. */
export const openedDialog = lazyModule(() => import('./opened-dialog.tsx'))

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons at the lower edge, always visible. */
  footer?: ReactNode
  wide?: boolean
  /** Whether its first field has the focus, where no keyboard would rise over the dialog. */
  isTypedIn?: boolean
  children?: ReactNode
}

/** A modal dialog: traps the focus, and closes by Escape, its button or a click outside. */
export function Dialog(props: DialogProps) {
  const windows = useLazyModule(openedDialog, props.open, () => props.onOpenChange(false))
  return windows && <windows.OpenedDialog {...props} />
}
