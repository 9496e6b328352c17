import { ArrowLeft } from 'lucide-react'
import { paths } from '../../../config/paths.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { buttonClass, type ButtonVariant } from '../../../ui/button-class.ts'

interface BackToChartersProps {
  variant: ButtonVariant
  className?: string
  children: string
}

export function BackToCharters({ variant, className, children }: BackToChartersProps) {
  return (
    <ScreenLink to={paths.charter} className={buttonClass(variant, 'medium', className)}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </ScreenLink>
  )
}
