import type { DocumentFileType } from '@waymark/contract/vault/document'
import { LIMITS } from '@waymark/contract/limits'
import { refusedFile } from './refused-file.ts'

/** What the name of each kind may end with; the first is given to a name without an end. */
const ENDINGS = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const satisfies Record<DocumentFileType, readonly [string, ...string[]]>

/** Control characters, halves of characters, and marks that turn the direction in which a name is read. */
const MISLEADING = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu
const RESERVED = /[<>:"|?*]/g

const withoutPath = (name: string): string => name.split(/[/\\]/).at(-1) ?? ''

/** As many whole characters as fit. */
function cut(text: string, max: number): string {
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > max) break
    kept += character
  }
  return kept
}

/** The name of a file as it may be shown and stored. Throws `invalid-argument` for one that says it is another kind. */
export function cleanName(sent: string, type: DocumentFileType): string {
  const clean = withoutPath(sent.replaceAll(MISLEADING, '')).replaceAll(RESERVED, '').replaceAll(/\s+/g, ' ')
  const { stem = '', ending } = /^(?<stem>.*?)(?:\.(?<ending>[^.\s]{1,10}))?$/.exec(clean.trim())?.groups ?? {}
  const endings: readonly string[] = ENDINGS[type]
  if (ending !== undefined && !endings.includes(ending.toLowerCase())) {
    throw refusedFile('The file is of another kind than its name says')
  }
  const suffix = `.${ending ?? ENDINGS[type][0]}`
  const name = cut(stem.replaceAll(/^[.\s]+|[.\s]+$/g, ''), LIMITS.title - suffix.length).trim()
  return (name === '' ? 'document' : name) + suffix
}
