/** Where a suite writes what it has to say. */
export interface Output {
  readonly suite: string
  write(text: string): void
  /** Nothing more will come. */
  end(): void
}

/**
 * One terminal for suites that run side by side: the first is shown as it writes, what the others write is kept until
 * those before them have ended.
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

/** That of a program that runs one thing after the other. */
export const TERMINAL: Output = { suite: '', write: (text) => void process.stdout.write(text), end: () => {} }
