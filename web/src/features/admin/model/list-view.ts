import { create } from 'zustand'
import { ADMIN_COLUMNS_KEY, ADMIN_VIEW_KEY } from '../../../config/storage-keys.ts'
import { readLocal, writeLocal } from '../../../shared/pwa/local-storage.ts'
import type { Noun } from './entry-kind.ts'

type ListView = 'cards' | 'table'

interface Choice {
  readonly view: ListView
  readonly choose: (view: ListView) => void
}

/** How lists are displayed, stored on this device. */
export const useListView = create<Choice>()((set) => ({
  view: readLocal(ADMIN_VIEW_KEY) === 'table' ? 'table' : 'cards',
  choose: (view) => {
    writeLocal(ADMIN_VIEW_KEY, view)
    set({ view })
  },
}))

export type ShownColumns = Readonly<Record<string, boolean>>

const isShownColumns = (kept: unknown): kept is ShownColumns =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((shown) => typeof shown === 'boolean')

/** The columns chosen last, if any. */
export function readShownColumns(noun: Noun): ShownColumns | undefined {
  try {
    const kept: unknown = JSON.parse(readLocal(ADMIN_COLUMNS_KEY + noun) ?? 'null')
    return isShownColumns(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export const keepShownColumns = (noun: Noun, columns: ShownColumns): void =>
  writeLocal(ADMIN_COLUMNS_KEY + noun, JSON.stringify(columns))
