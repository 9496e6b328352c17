import { referenceOf } from '../config/references.ts'

/** Below a sentence of failure: what finds it in the log. Nothing where the server did not fail. */
export function Reference({ of }: { of: unknown }) {
  const reference = referenceOf(of)
  return reference === undefined ? null : (
    <span className="mt-1 block text-[0.8125rem] font-normal">
      Reference <span className="font-mono select-all">{reference}</span>
    </span>
  )
}
