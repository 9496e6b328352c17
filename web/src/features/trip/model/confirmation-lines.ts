/** The non-empty lines of a pasted e-mail, without a forwarded message's headers. */
export function linesOf(text: string): string[] {
  const lines = text
    .replaceAll('\u00A0', ' ')
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^[>\s]+/, '').trim())
    .filter((line) => line !== '')
  // Headers of a forwarded message; its subject becomes the title.
  const isForwarded = lines.some((line) => /^(?:subject|betreff|objet|asunto)\s*:/i.test(line))
  const head =
    /^(?:-{3,}.*|(?:from|to|cc|date|sent|von|an|gesendet|datum|de|à|para|envoyé|enviado|fecha)\s*:.*[\d@<].*)$/i
  return lines
    .filter((line, index) => !(isForwarded && index < 8 && head.test(line)))
    .map((line) => line.replace(/^(?:subject|betreff|objet|asunto)\s*:\s*/i, ''))
}

/** '午後7時30分' as '19:30'. */
const withPlainClocks = (line: string): string =>
  line.replaceAll(
    /(午前|午後)?\s?(\d{1,2})(?:時(?:(\d{1,2})分|(半))?(?!間)|:(\d\d))/g,
    (whole, half: string | undefined, hour: string, minute = '', thirty = '', digits = '') => {
      if (half === undefined && digits !== '') return whole
      const on24 = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === '午後' ? 12 : 0)
      return `${on24}:${String(thirty === '' ? minute || digits : 30).padStart(2, '0')}`
    },
  )

/** Converts full-width digits and punctuation, and Japanese times. */
export const readable = (line: string): string =>
  withPlainClocks(
    line.replaceAll(/[\uFF01-\uFF5E\u3000]/g, (wide) =>
      wide === '\u3000' ? ' ' : String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
    ),
  )
