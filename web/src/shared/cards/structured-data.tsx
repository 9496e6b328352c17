/** Structured data of https://schema.org as JSON-LD. What is null is left out. */
export interface Thing {
  readonly type: string
  readonly facts: Readonly<Record<string, string | number | Thing | null>>
}

interface StructuredDataProps {
  thing: Thing
  /** What the thing is to the one around it. */
  property?: string
}

/** Tells search engines what a page shows, as microdata: it needs no script, which the content policy would have to allow. */
export function StructuredData({ thing: { type, facts }, property }: StructuredDataProps) {
  return (
    <div hidden itemScope itemType={`https://schema.org/${type}`} itemProp={property}>
      {Object.entries(facts).map(([name, value]) => {
        if (value === null) return null
        if (typeof value === 'object') return <StructuredData key={name} thing={value} property={name} />
        return <meta key={name} itemProp={name} content={String(value)} />
      })}
    </div>
  )
}
