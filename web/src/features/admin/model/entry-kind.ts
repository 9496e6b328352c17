import type { FieldValues, Resolver } from 'react-hook-form'

/** What administrators keep in lists: an activity or an accommodation. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly version: number
}

export type Noun = 'activity' | 'accommodation'

/** How entries of one kind are turned into the fields of their form, and back. */
export interface EntryForm<E extends Entry, Fields extends FieldValues, Form> {
  readonly noun: Noun
  readonly empty: Readonly<Fields>
  readonly fieldsOf: (entry: E) => Fields
  readonly resolver: Resolver<Fields, unknown, Form>
  /** Of each field, in the order on the screen. */
  readonly labels: Readonly<Record<keyof Fields & string, string>>
  /** Makes one, or changes what it was `before`. */
  readonly save: (form: Form, before: E | undefined) => Promise<void>
  /** As it is stored now; undefined when it is gone. */
  readonly readNewest: (id: string) => Promise<E | undefined>
}

/** 'Activity' */
export const capital = (noun: Noun): string => `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`

type Verb = 'create' | 'update' | 'delete'

/** 'Activity created successfully' */
export const succeeded = (noun: Noun, verb: Verb): string => `${capital(noun)} ${verb}d successfully`

/** 'Failed to create activity. Please try again.' */
export const failed = (noun: Noun, verb: Verb): string => `Failed to ${verb} ${noun}. Please try again.`
