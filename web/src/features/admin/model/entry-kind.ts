import type { FieldValues, Resolver } from 'react-hook-form'

/** An object that administrators manage: an activity or a stay. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly version: number
}

export type Noun = 'activity' | 'accommodation'

/** Converts between entries of one kind and form values. */
export interface EntryForm<E extends Entry, Fields extends FieldValues, Form> {
  readonly noun: Noun
  readonly empty: Readonly<Fields>
  readonly fieldsOf: (entry: E) => Fields
  readonly resolver: Resolver<Fields, unknown, Form>
  /** Field labels in screen order. */
  readonly labels: Readonly<Record<keyof Fields & string, string>>
  /** Creates an entry, or edits `before`. */
  readonly save: (form: Form, before: E | undefined) => Promise<void>
  /** The stored version; undefined if it is gone. */
  readonly readNewest: (id: string) => Promise<E | undefined>
}

/** 'Activity' */
export const capital = (noun: Noun): string => `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`

type Verb = 'create' | 'update' | 'delete'

/** 'Activity created successfully' */
export const succeeded = (noun: Noun, verb: Verb): string => `${capital(noun)} ${verb}d successfully`

/** 'Failed to create activity. Please try again.' */
export const failed = (noun: Noun, verb: Verb): string => `Failed to ${verb} ${noun}. Please try again.`
