/** Logo and name of the product. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" fill="var(--color-accent)" />
        <path
          d="M7 10.5 11.6 23 16 13.4 20.4 23 25 10.5"
          fill="none"
          stroke="var(--color-on-accent)"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="8" r="2.1" fill="var(--color-on-accent)" />
      </svg>
      Waymark
    </span>
  )
}
