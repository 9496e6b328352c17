import { Specimen, Specimens } from './specimen.tsx'

const COLORS = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['raised', 'bg-raised'],
  ['line', 'bg-line'],
  ['control', 'bg-control'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['accent', 'bg-accent'],
  ['accent-hover', 'bg-accent-hover'],
  ['accent-soft', 'bg-accent-soft'],
  ['accent-ink', 'bg-accent-ink'],
  ['on-accent', 'bg-on-accent'],
  ['danger', 'bg-danger'],
  ['danger-hover', 'bg-danger-hover'],
  ['danger-soft', 'bg-danger-soft'],
  ['on-danger', 'bg-on-danger'],
  ['success', 'bg-success'],
  ['success-soft', 'bg-success-soft'],
  ['warning', 'bg-warning'],
  ['warning-soft', 'bg-warning-soft'],
  ['star', 'bg-star'],
  ['veil', 'bg-veil'],
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

const SHAPES = [
  ['rounded-control', 'rounded-control'],
  ['rounded-card', 'rounded-card'],
  ['shadow-card', 'rounded-card shadow-card'],
  ['shadow-lifted', 'rounded-card shadow-lifted'],
  ['animate-rise', 'rounded-card animate-rise'],
  ['animate-fade', 'rounded-card animate-fade'],
] as const

/** Colours, type and shapes. */
export function Tokens() {
  return (
    <>
      <Specimens name="Colours">
        {COLORS.map(([name, className]) => (
          <div key={name} className="flex items-center gap-3">
            <span className={`size-11 rounded-control border border-line ${className}`} />
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
        {SHAPES.map(([name, className]) => (
          <Specimen key={name} state={name}>
            <div className={`h-20 border border-line bg-surface ${className}`} />
          </Specimen>
        ))}
      </Specimens>
    </>
  )
}
