import type { CoverageReport } from './coverage.ts'

interface Node {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number }
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>>; readonly count: number }[]
  readonly children?: readonly Node[]
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

function wordsOf(value: Readonly<Record<string, unknown>>): string {
  const [[kind, content] = []] = Object.entries(value)
  if (kind === undefined) return 'passed over'
  if (kind !== 'undefined') return `${kind.replace(/Value$/, '')} ${JSON.stringify(content)}`
  return `error: ${(content as { causeMessage?: string }).causeMessage ?? ''}`
}

const titleOf = ({ values = [] }: Node): string =>
  values.length === 0
    ? 'never evaluated'
    : values.map(({ value, count }) => `${wordsOf(value)} (${count} times)`).join('\n')

const STYLE =
  'span{display:inline-block;border-bottom:3px solid;padding-bottom:4px;vertical-align:top}' +
  'span:hover{border-color:red}span[title="never evaluated"]{border-bottom-style:dotted}'

/**
 * The coverage report as a page, for `GET /emulator/v1/projects/P:ruleCoverage.html`: the rules, each expression
 * underlined, with what it came to as the pointer rests on it.
 */
export function coveragePage({ rules, report }: CoverageReport): string {
  const source = rules.files.map(({ content }) => content).join('\n')
  function write(nodes: readonly Node[], from: number, to: number): string {
    let at = from
    let written = ''
    const inOrder = nodes.toSorted((a, b) => a.sourcePosition.currentOffset - b.sourcePosition.currentOffset)
    for (const node of inOrder) {
      const start = node.sourcePosition.currentOffset
      const end = node.sourcePosition.endOffset + 1
      const inner = write(node.children ?? [], start, end)
      written += `${escape(source.slice(at, start))}<span title="${escape(titleOf(node))}">${inner}</span>`
      at = end
    }
    return written + escape(source.slice(at, to))
  }
  const body = write(report as readonly unknown[] as readonly Node[], 0, source.length)
  return `<!doctype html><meta charset="utf-8"><title>Firestore Rule Coverage Report</title><style>${STYLE}</style><pre>${body}</pre>\n`
}
