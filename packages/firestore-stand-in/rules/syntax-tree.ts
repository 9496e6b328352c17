import type { Expression } from './ast.ts'

/** The expressions directly inside another one. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return node.items
    case 'map':
      return node.entries.flat()
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string')
    case 'member':
      return [node.object]
    case 'index':
      return [node.object, node.index]
    case 'slice':
      return [node.object, node.from, node.to].filter((child) => child !== undefined)
    case 'call':
      return node.args
    case 'method':
      return [node.object, ...node.args]
    case 'unary':
    case 'is':
      return [node.operand]
    case 'binary':
    case 'logical':
      return [node.left, node.right]
    case 'ternary':
      return [node.condition, node.ifTrue, node.ifFalse]
  }
}
