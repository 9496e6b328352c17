import type { ReactNode } from 'react'
import { dialogWindows } from './dialog.tsx'
import { usePart } from './part.ts'

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
  const windows = usePart(dialogWindows, props.open, () => props.onOpenChange(false))
  return windows && <windows.ConfirmWindow {...props} />
}
