/** The subset of JSON Schema that our OpenAPI document uses. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly contentMediaType?: string
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>

interface Operation {
  readonly operationId?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const joined = (schemas: readonly Schema[], by: '|' | '&') => schemas.map((each) => `(${typeOf(each)})`).join(` ${by} `)

function objectType({ properties = {}, required = [], additionalProperties = true }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  const others = additionalProperties === true ? 'unknown' : additionalProperties && typeOf(additionalProperties)
  if (fields.length === 0 && others !== false) return `Record<string, ${others}>`
  return `{ ${fields.join('; ')} }`
}

/** The TypeScript type of a schema, without bounds of numbers and texts. */
function typeOf(schema: Schema): string {
  const { $ref, type, enum: words, anyOf, oneOf, allOf } = schema
  if ($ref !== undefined) return `Schemas[${JSON.stringify($ref.split('/').at(-1))}]`
  if ('const' in schema) return JSON.stringify(schema.const)
  if (words) return words.map((word) => JSON.stringify(word)).join(' | ')
  const alternatives = anyOf ?? oneOf
  if (alternatives) return joined(alternatives, '|')
  if (typeof type === 'object') return type.map((each) => typeOf({ ...schema, type: each })).join(' | ')
  if (type === 'object') return objectType(schema)
  if (type === 'array') return `(${typeOf(schema.items ?? {})})[]`
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string') return schema.contentMediaType === undefined ? 'string' : 'Blob'
  if (type === 'boolean' || type === 'null') return type
  return allOf ? joined(allOf, '&') : 'unknown'
}

const JSON_TYPE = 'application/json'

function callType({ parameters = [], requestBody, responses }: Operation): string {
  const within = (place: string) => {
    const found = parameters.filter((each) => each.in === place)
    const properties = Object.fromEntries(found.map(({ name, schema }) => [name, schema]))
    const required = found.flatMap((each) => (each.required ? [each.name] : []))
    if (found.length === 0) return []
    return [
      `${place}${required.length === 0 ? '?' : ''}: ${objectType({ properties, required, additionalProperties: false })}`,
    ]
  }
  const sent = requestBody?.content[JSON_TYPE]?.schema ?? requestBody?.content['multipart/form-data']?.schema
  const body = sent === undefined ? [] : [`body: ${typeOf(sent)}`]
  const answer = responses['200']?.content?.[JSON_TYPE]?.schema
  const input = [...within('path'), ...within('query'), ...body].join('; ')
  return `{ input: { ${input} }; response: ${answer === undefined ? 'unknown' : typeOf(answer)} }`
}

/** The source of a typed client generated from the document alone, as others would do. */
export function openApiClient({ paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.operationId === undefined ? [] : [{ path, method, operation, name: operation.operationId }],
    ),
  )
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `  ${name}: ${typeOf(schema)}`)
  const calls = operations.map(({ name, operation }) => `  ${name}: ${callType(operation)}`)
  const routes = operations.map(({ name, method, path }) => [name, [method.toUpperCase(), path]] as const)
  return `
interface Schemas {
${schemas.join('\n')}
}
export interface Calls {
${calls.join('\n')}
}
export type Failure = Schemas['Error']
const ROUTES: Record<keyof Calls, readonly [string, string]> = ${JSON.stringify(Object.fromEntries(routes))} as never
interface Input { path?: object; query?: object; body?: object }
export const clientOf = (origin: string, headers: Record<string, string>) =>
  async <Name extends keyof Calls>(name: Name, input: Calls[Name]['input']): Promise<Calls[Name]['response'] | Failure> => {
    const [method, template] = ROUTES[name]
    const { path = {}, query = {}, body }: Input = input
    const address = Object.entries(path).reduce((text, [key, value]) => text.replace('{' + key + '}', encodeURIComponent(String(value))), template)
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
    return (await fetch(origin + address + '?' + search, { method, headers, ...sent })).json() as never
  }
`
}
