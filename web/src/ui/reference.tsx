import { referenceOf } from '../config/references.ts'

/**
 * Shown below an error message: the reference by which its request is found in the log. Renders nothing unless the
 * server failed.
 */
export function Reference({ of }: { of: unknown }) {
  const reference = referenceOf(of)
  return reference === undefined ? null : (
    <span className="mt-1 block text-[0.8125rem] font-normal">
      Reference <span className="font-mono select-all">{reference}</span>
    </span>
  )
}
