import type { Left } from '../model/archive.ts'

/** What was left out, with reasons. */
export function SkippedList({ heading, left }: { heading: string; left: readonly Left[] }) {
  if (left.length === 0) return null
  return (
    <div className="rounded-control bg-warning-soft px-4 py-3 text-[0.9375rem] text-warning">
      <h3 className="font-semibold">{heading}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 [overflow-wrap:anywhere]">
        {left.map(({ what, why }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and two may be alike
          <li key={index}>
            {what}: {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
