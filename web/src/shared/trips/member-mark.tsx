import { classNames } from '../../ui/class-names.ts'
import { initialsOf, type Member } from './members.ts'

const TONES: Record<Member['tone'], string> = {
  accent: 'bg-accent-soft text-accent-ink',
  warning: 'bg-warning-soft text-warning',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-sunken text-muted',
}

const SIZES = { small: 'size-6 text-[0.625rem]', medium: 'size-9 text-[0.8125rem]' } as const

/** A member's initials in their colour, decorative: the name is next to it. */
export function MemberMark({ member, size = 'medium' }: { member: Member; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden="true"
      title={member.name}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full font-bold ring-2 ring-canvas select-none',
        SIZES[size],
        TONES[member.tone],
      )}
    >
      {initialsOf(member.name)}
    </span>
  )
}
