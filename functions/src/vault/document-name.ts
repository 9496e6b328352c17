import type { DocumentFileType } from '@waymark/contract/vault/document'
import { LIMITS } from '@waymark/contract/limits'
import { refusedFile } from './refused-file.ts'

/** Allowed file extensions per type; the first is added to a name without one. */
const ENDINGS = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const satisfies Record<DocumentFileType, readonly [string, ...string[]]>

/** Control characters, lone surrogates and bidirectional marks. */
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

/** A sanitised file name. Throws `invalid-argument` if its extension belongs to another type. */
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
