/** Illustration of a compass, for errors and missing pages. */
export function Compass({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className={className}>
      <circle cx="60" cy="60" r="52" fill="var(--color-accent-soft)" />
      <circle cx="60" cy="60" r="40" fill="var(--color-surface)" stroke="var(--color-accent)" strokeWidth="3" />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d="M60 25v7"
          stroke="var(--color-muted)"
          strokeWidth="3"
          strokeLinecap="round"
          transform={`rotate(${turn} 60 60)`}
        />
      ))}
      <g transform="rotate(128 60 60)">
        <path d="M60 33 68 60H52z" fill="var(--color-danger)" />
        <path d="M60 87 52 60h16z" fill="var(--color-muted)" />
      </g>
      <circle cx="60" cy="60" r="4" fill="var(--color-surface)" />
    </svg>
  )
}
