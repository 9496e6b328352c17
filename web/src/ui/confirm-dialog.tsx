import type { ReactNode } from 'react'
import { openedDialog } from './dialog.tsx'
import { useLazyModule } from './lazy-module.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  confirm: string
  cancel?: string
  pending?: boolean
  onConfirm: () => void
}

/** Asks before something that cannot be undone. A click outside does not close it; the focus starts on "Cancel". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const windows = useLazyModule(openedDialog, props.open, () => props.onOpenChange(false))
  return windows && <windows.OpenedConfirmDialog {...props} />
}
