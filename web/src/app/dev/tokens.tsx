import { Specimen, Specimens } from './specimen.tsx'

const COLORS = [
  'canvas',
  'surface',
  'sunken',
  'raised',
  'line',
  'control',
  'ink',
  'muted',
  'accent',
  'accent-hover',
  'accent-soft',
  'accent-ink',
  'on-accent',
  'danger',
  'danger-hover',
  'danger-soft',
  'on-danger',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'star',
  'veil',
] as const

const TYPE = [
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-[0.9375rem]',
  'text-sm',
] as const

const CARD = { borderRadius: 'var(--radius-card)' } as const

const SHAPES = [
  ['rounded-control', { borderRadius: 'var(--radius-control)' }],
  ['rounded-card', CARD],
  ['shadow-card', { ...CARD, boxShadow: 'var(--shadow-card)' }],
  ['shadow-lifted', { ...CARD, boxShadow: 'var(--shadow-lifted)' }],
  ['animate-rise', { ...CARD, animation: 'var(--animate-rise)' }],
  ['animate-fade', { ...CARD, animation: 'var(--animate-fade)' }],
] as const

/** Colours, type and shapes of the design. */
export function Tokens() {
  return (
    <>
      <Specimens name="Colours">
        {COLORS.map((name) => (
          <div key={name} className="flex items-center gap-3">
            <span
              className="size-11 rounded-control border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </div>
        ))}
      </Specimens>
      <Specimens name="Type">
        {TYPE.map((size) => (
          <Specimen key={size} state={size}>
            <p className={`font-display ${size}`}>Seven days in Lisbon</p>
            <p className={size}>Seven days in Lisbon</p>
          </Specimen>
        ))}
      </Specimens>
      <Specimens name="Shape, shadow and motion">
        {SHAPES.map(([name, style]) => (
          <Specimen key={name} state={name}>
            <div className="h-32 border border-line bg-surface" style={style} />
          </Specimen>
        ))}
      </Specimens>
    </>
  )
}
