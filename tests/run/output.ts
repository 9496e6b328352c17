/** The output of a suite. */
export interface Output {
  readonly suite: string
  write(text: string): void
  /** Call at the end of the output. */
  end(): void
}

/**
 * Shares the terminal between parallel suites: the first is shown live, the output of others is kept until those before
 * them have ended.
 */
export function sharedTerminal(print: (text: string) => void): { open(suite: string): Output } {
  const outputs: { kept: string; hasEnded: boolean }[] = []

  const show = (): void => {
    for (let first = outputs[0]; first !== undefined; first = outputs[0]) {
      if (first.kept !== '') print(first.kept)
      first.kept = ''
      if (!first.hasEnded) return
      outputs.shift()
    }
  }

  return {
    open(suite) {
      const own = { kept: '', hasEnded: false }
      outputs.push(own)
      return {
        suite,
        write(text) {
          own.kept += text
          if (outputs[0] === own) show()
        },
        end() {
          own.hasEnded = true
          show()
        },
      }
    },
  }
}

/** Output of a program without parallel suites. */
export const TERMINAL: Output = { suite: '', write: (text) => void process.stdout.write(text), end: () => {} }
