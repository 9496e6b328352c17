/** A resume token is the time of the snapshot it resumes from, in microseconds. */
export const encodeResumeToken = (time: bigint): string => Buffer.from(time.toString()).toString('base64')

/** Undefined for what this server never issued. */
export function decodeResumeToken(token: string): bigint | undefined {
  const text = Buffer.from(token, 'base64').toString()
  return /^\d{1,18}$/.test(text) ? BigInt(text) : undefined
}
