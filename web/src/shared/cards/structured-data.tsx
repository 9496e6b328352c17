/** An object of https://schema.org. Null values are left out. */
export interface Thing {
  readonly type: string
  readonly facts: Readonly<Record<string, string | number | Thing | null>>
}

interface StructuredDataProps {
  thing: Thing
  /** Property of the surrounding object. */
  property?: string
}

/** Structured data as microdata: unlike JSON-LD, it needs no script, which the content policy would have to allow. */
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
