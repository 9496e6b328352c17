/** Whether the edit distance of two words, counting transpositions, is at most `most`. */
export function differsByAtMost(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  // Most pairs differ in much or are equal but for one place, which needs no table.
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let same = 0
  while (same < shorter - start && a[a.length - 1 - same] === b[b.length - 1 - same]) same++
  const [restA, restB] = [a.slice(start, a.length - same), b.slice(start, b.length - same)]
  if (restA === '' || restB === '') return true
  if (most <= 1) return most === 1 && isOneEdit(restA, restB)
  return distanceIsAtMost(restA, restB, most)
}

/** Of words that begin and end with other letters, only these two are one edit apart. */
const isOneEdit = (a: string, b: string): boolean =>
  (a.length === 1 && b.length === 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0])

function distanceIsAtMost(a: string, b: string, most: number): boolean {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return false
    before = row
    row = next
  }
  return (row[b.length] ?? Infinity) <= most
}
