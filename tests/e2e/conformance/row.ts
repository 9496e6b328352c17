/** Where a text is displayed. A 'rule' is a behaviour, which its walk checks and marks. */
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

/** An exact text of the specification, with the displayed value of its placeholder. */
export type Quoted = string | readonly [quoted: string, reads: string | RegExp]

/** Texts of the specification with the same location and trigger. */
export interface Row {
  /** Section of the specification, such as '2 Landing page'. */
  readonly section: string
  readonly texts: readonly Quoted[]
  readonly where: string
  /** The trigger. For rows checked by the walk, the name of a moment. */
  readonly how: string
  readonly as?: As
  /** Another test that checks it, relative to the root of the repository. */
  readonly provenBy?: string
}

export const quotedOf = (text: Quoted): string => (typeof text === 'string' ? text : text[0])

export const readsOf = (text: Quoted): string | RegExp => (typeof text === 'string' ? text : text[1])
