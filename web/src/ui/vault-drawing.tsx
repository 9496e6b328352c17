/** Illustration of travel documents in a locked folder. */
export function VaultDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 260" className="w-full">
      <g transform="rotate(-8 120 120)">
        <rect x="58" y="34" width="124" height="168" rx="12" fill="#1f5d73" />
        <circle cx="120" cy="104" r="30" fill="none" stroke="#f3d9a4" strokeWidth="3.5" />
        <path
          d="M90 104h60M120 74c-16 20-16 40 0 60M120 74c16 20 16 40 0 60"
          fill="none"
          stroke="#f3d9a4"
          strokeWidth="3"
        />
        <path d="M92 158h56M104 172h32" stroke="#f3d9a4" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g transform="rotate(7 240 110)">
        <path
          d="M168 62a10 10 0 0 1 10-10h128a10 10 0 0 1 10 10v30a12 12 0 0 0 0 24v30a10 10 0 0 1-10 10H178a10 10 0 0 1-10-10z"
          fill="var(--color-surface)"
          stroke="var(--color-line)"
          strokeWidth="2"
        />
        <path d="M272 52v104" stroke="var(--color-control)" strokeWidth="2" strokeDasharray="5 6" />
        <path d="M186 78h52M186 96h34" stroke="var(--color-muted)" strokeWidth="6" strokeLinecap="round" />
        <path d="M186 132h8M200 132h4M210 132h12M228 132h4M238 132h16" stroke="var(--color-ink)" strokeWidth="20" />
        <path
          d="m292 92 6 10-6 10 6 10"
          stroke="var(--color-accent)"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M34 150c0-8 6-14 14-14h84l18 20h162c8 0 14 6 14 14v62c0 8-6 14-14 14H48c-8 0-14-6-14-14z"
        fill="var(--color-accent)"
      />
      <rect x="154" y="186" width="52" height="42" rx="9" fill="var(--color-on-accent)" />
      <path d="M166 187v-9a14 14 0 0 1 28 0v9" fill="none" stroke="var(--color-on-accent)" strokeWidth="6" />
      <path d="M180 202v10" stroke="var(--color-accent)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
