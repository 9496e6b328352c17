export const MAIN_ID = 'main'

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // A real jump would add the fragment to the history of the router.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
      className="fixed top-2 left-2 z-60 print:hidden -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}
