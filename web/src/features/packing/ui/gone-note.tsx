/** Says of a list that stays on the screen why nothing can be saved in it any more. */
export function GoneNote({ isGone }: { isGone: boolean }) {
  return (
    <output className="mb-5 block rounded-control bg-warning-soft px-4 py-3 font-medium text-warning empty:hidden">
      {isGone &&
        'This packing list is not among yours any more: it was deleted, or you are no longer on its trip. What you typed stays here to be copied.'}
    </output>
  )
}
