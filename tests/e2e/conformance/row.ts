/** How a person meets a text. A 'rule' is a behaviour: its walk proves it and says so. */
export type As =
  | 'heading'
  | 'button'
  | 'link'
  | 'tab'
  | 'option'
  | 'radio'
  | 'checkbox'
  | 'label'
  | 'placeholder'
  | 'notice'
  | 'alert'
  | 'text'
  | 'part of a text'
  | 'rule'

/** A text to the letter of the specification; with what it reads on the screen where it stands for a value. */
export type Quoted = string | readonly [quoted: string, reads: string | RegExp]

/** Texts of the specification that are met at one place and provoked in one way. */
export interface Row {
  /** Of the specification, such as '2 Landing page'. */
  readonly section: string
  readonly texts: readonly Quoted[]
  readonly where: string
  /** What provokes them. In a row that its walk checks, the name of the moment at which it does. */
  readonly how: string
  readonly as?: As
  /** The test outside of this folder that plays it, from the root of the repository. */
  readonly provenBy?: string
}

export const quotedOf = (text: Quoted): string => (typeof text === 'string' ? text : text[0])

export const readsOf = (text: Quoted): string | RegExp => (typeof text === 'string' ? text : text[1])
