import { countOf } from '@waymark/domain/wording'
import type { ListPatch } from './list-patch.ts'

const parts = (counts: readonly (readonly [number, string])[]): string =>
  counts.flatMap(([count, did]) => (count === 0 ? [] : [`${countOf(count, 'item')} ${did}`])).join(', ')

/** '2 items added, 1 item removed, 4 items adjusted'; undefined if no items change. */
export function describePatch({ added = [], removed = [], changed = new Map() }: ListPatch): string | undefined {
  const adjusted = [...changed.values()].filter((fields) => !('packed' in fields) && !isMove(fields)).length
  const text = parts([
    [added.length, 'added'],
    [removed.length, 'removed'],
    [adjusted, 'adjusted'],
  ])
  return text === '' ? undefined : text
}

const isMove = (fields: object): boolean => Object.keys(fields).every((field) => field === 'order')
