import type { RulesValue } from './value.ts'

/** Offset into the source, from which line and column are told. */
interface Located {
  readonly at: number
}

export type ArithmeticOp = '+' | '-' | '*' | '/' | '%'
export type Relation = '==' | '!=' | '<' | '<=' | '>' | '>='
export type BinaryOp = ArithmeticOp | Relation | 'in'

/** Offsets of the first and the last character; brackets that close do not count. */
interface Spanned extends Located {
  readonly end: number
}

export type Expression = Spanned &
  (
    | { readonly kind: 'literal'; readonly value: RulesValue }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'slice'
        readonly object: Expression
        readonly from: Expression | undefined
        readonly to: Expression | undefined
      }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: 'method'
        readonly object: Expression
        readonly name: string
        readonly args: readonly Expression[]
      }
    | { readonly kind: 'unary'; readonly op: '!' | '-'; readonly operand: Expression }
    | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'logical'; readonly op: '&&' | '||'; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: 'ternary'
        readonly condition: Expression
        readonly ifTrue: Expression
        readonly ifFalse: Expression
      }
  )

export interface LetNode extends Located {
  readonly name: string
  readonly value: Expression
}

export interface FunctionNode extends Located {
  readonly name: string
  readonly parameters: readonly string[]
  readonly lets: readonly LetNode[]
  readonly result: Expression
}

export const METHODS = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'] as const
export type AllowMethod = (typeof METHODS)[number]

export interface AllowNode extends Located {
  readonly methods: readonly AllowMethod[]
  /** `true` when the statement has none. */
  readonly condition: Expression
}

/** `one` is `{name}` or `{name=*}`, `many` is `{name=**}`. */
export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one' | 'many'; readonly name: string }

/** What may stand in braces: functions, rules and further paths below this one. */
export interface MatchNode extends Located {
  readonly pattern: readonly PatternSegment[]
  readonly functions: readonly FunctionNode[]
  readonly allows: readonly AllowNode[]
  readonly matches: readonly MatchNode[]
}

export interface ServiceNode extends Located {
  readonly name: string
  readonly body: MatchNode
}

export interface RulesFile {
  readonly version: 1 | 2
  readonly services: readonly ServiceNode[]
}
