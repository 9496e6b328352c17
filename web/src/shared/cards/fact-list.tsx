/** What is to be known of something, by names; what is unknown is empty and left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, fact: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
      {facts
        .filter(([, fact]) => fact !== '')
        .map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-muted max-sm:-mb-2">{name}</dt>
            <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {fact}
            </dd>
          </div>
        ))}
    </dl>
  )
}
