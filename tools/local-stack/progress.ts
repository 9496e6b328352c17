const started = Date.now()

const elapsed = (): string => `${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s`

/** Prints a progress line with the seconds since the start. */
export const say = (line: string): void => console.log(`${elapsed()}  ${line}`)
