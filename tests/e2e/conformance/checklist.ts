import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { quotedOf, readsOf, type As, type Row } from './row.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The moments of a walk. */
export type Moment<Rows extends readonly Row[]> = Exclude<
  Rows[number],
  { readonly provenBy: string } | { readonly as: 'rule' }
>['how']

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Labels of optional fields end with 'optional'. */
const labelled = (text: string | RegExp): RegExp =>
  typeof text === 'string' ? new RegExp(`^${escaped(text)}( ?optional)?$`) : text

/** Toasts are above the screen and any dialog. */
const noticeIn = (place: Page | Locator, text: string | RegExp): Locator =>
  ('page' in place ? place.page() : place).locator('[data-sonner-toast]').getByText(text, { exact: true })

function find(place: Page | Locator, as: As, text: string | RegExp): Locator {
  switch (as) {
    case 'label':
      return place.getByLabel(labelled(text))
    case 'placeholder':
      return place.getByPlaceholder(text, { exact: true })
    case 'notice':
      return noticeIn(place, text)
    case 'alert':
      return place.getByRole('alert').filter({ hasText: text })
    case 'part of a text':
      return place.getByText(typeof text === 'string' ? new RegExp(escaped(text)) : text)
    case 'text':
    case 'rule':
      return place.getByText(text, { exact: true })
    case 'heading':
    case 'button':
    case 'link':
    case 'tab':
    case 'option':
    case 'radio':
    case 'checkbox':
      return place.getByRole(as, { name: text, exact: true })
  }
}

/** The rows that a walk must check; none may be left at its end. */
export class Checklist<Rows extends readonly Row[]> {
  readonly #rows: Rows
  readonly #left = new Set<Row>()

  constructor(rows: Rows) {
    this.#rows = rows
    for (const row of rows) if (row.provenBy === undefined) this.#left.add(row)
  }

  /** Expects all texts of this moment. */
  async seen(place: Page | Locator, moment: Moment<Rows>): Promise<void> {
    const rows = this.#rows.filter((row) => row.how === moment && row.provenBy === undefined && row.as !== 'rule')
    for (const row of rows) {
      for (const text of row.texts) {
        const shown = find(place, row.as ?? 'text', readsOf(text))
        await expect
          .soft(shown.filter({ visible: true }).first(), `${row.section}, ${row.where}: ${quotedOf(text)}`)
          .toBeVisible()
      }
      this.#left.delete(row)
    }
  }

  /** Marks a behaviour as checked. */
  holds(rule: string): void {
    const row = this.#rows.find(({ as, texts }) => as === 'rule' && texts.some((text) => quotedOf(text) === rule))
    if (row === undefined) throw new Error(`No row has the rule '${rule}'`)
    this.#left.delete(row)
  }

  /** Rows that other tests check exist there, and all rows of this walk are checked. */
  expectComplete(): void {
    for (const { provenBy, texts } of this.#rows) {
      if (provenBy === undefined) continue
      const path = join(ROOT, provenBy)
      const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
      for (const text of texts) {
        const reads = readsOf(text)
        const isThere = typeof reads === 'string' ? source.includes(reads) : reads.test(source)
        expect.soft(isThere, `${provenBy} proves '${quotedOf(text)}'`).toBe(true)
      }
    }
    expect(
      [...this.#left].map(({ how, texts }) => `${how}: ${texts.map(quotedOf).join(', ')}`),
      'rows that the walk has not come to',
    ).toEqual([])
  }
}
