import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '@waymark/tools/local-stack/paths'

const FILE = 'docs/bench.md'
const HEAD =
  '# Measurements\n\nWritten by the bench scripts, each its own section; the ratios count, since both sides ran in one run.\n'

/** Puts a section into docs/bench.md, or another file of that kind, in place of the earlier one of that title. */
export function reportBench(title: string, lines: readonly string[], file = FILE): void {
  const path = ROOT + file
  const text = existsSync(path) ? readFileSync(path, 'utf8') : HEAD
  const [head = HEAD, ...sections] = text.split(/^(?=## )/m)
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`)).map((section) => section.trim())
  const section = [`## ${title}`, '', ...lines].join('\n')
  writeFileSync(path, `${[head.trim(), ...[...others, section].toSorted()].join('\n\n')}\n`)
}
