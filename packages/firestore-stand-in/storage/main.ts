/** The storage rules runtime: started by firebase-tools as `java -jar <this> serve`, it speaks JSON lines on stdin and stdout. */
import { createInterface } from 'node:readline'
import { RulesRuntime } from './rules-runtime.ts'

const write = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

// A line that is no JSON is a message for the log of firebase-tools.
const runtime = new RulesRuntime((message) => write(JSON.stringify(message)), write)

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === '') return
  const message: unknown = JSON.parse(line)
  if (typeof message !== 'object' || message === null) return
  runtime.receive(Object.fromEntries(Object.entries(message))).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exitCode = 1
    process.stdin.destroy()
  })
})

runtime.ready()
