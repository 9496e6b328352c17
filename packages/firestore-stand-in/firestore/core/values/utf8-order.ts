const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff

/** Order of the UTF-8 bytes. Only surrogate pairs (beyond U+FFFF) sort differently from UTF-16 code units. */
export function compareUtf8(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index)
    const b = right.charCodeAt(index)
    if (a === b) continue
    if (isSurrogate(a) !== isSurrogate(b)) return isSurrogate(a) ? 1 : -1
    return a < b ? -1 : 1
  }
  return Math.sign(left.length - right.length)
}
