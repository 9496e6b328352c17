export const MAIN_ID = 'main'

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Following the link would add the fragment to the history.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
      className="fixed top-2 left-2 z-60 print:hidden -translate-y-[calc(100%+1rem)] rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to the content
    </a>
  )
}
