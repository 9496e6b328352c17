import { queryOptions, useQuery } from '@tanstack/react-query'
import { paths, staysPath, twoDaysPath } from '../../../config/paths.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { ScreenLink } from '../../../shared/cards/screen-link.tsx'
import { hasSignedInHint } from '../../../shared/session/signed-in-hint.ts'
import { loadDestinationOffers } from '../../../shared/trips/destination-offers.ts'
import { buttonClass } from '../../../ui/button-class.ts'

const MOST_NAMED = 3

const namesNear = (typed: string) =>
  queryOptions({
    queryKey: ['destinations near', typed],
    queryFn: async () => (await loadDestinationOffers())(typed).options.slice(0, MOST_NAMED),
    staleTime: Infinity,
    retry: false,
  })

const isSame = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** For a search without results: towns with similar names, or planning a trip there, which visitors see at once. */
export function NearNames({ typed }: { typed: string }) {
  const { data: [first, ...others] = [] } = useQuery(namesNear(typed), queryClient)
  if (first === undefined) return null
  if (isSame(first.name, typed)) {
    if (!hasSignedInHint()) {
      return (
        <a href={twoDaysPath(first.text)} className={buttonClass('primary')}>
          Plan two days in {first.name}
        </a>
      )
    }
    return (
      <a href={`${paths.plan}?destination=${encodeURIComponent(first.text)}`} className={buttonClass('primary')}>
        Plan a trip to {first.name}
      </a>
    )
  }
  return (
    <>
      <p>Did you mean</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {[first, ...others].map(({ name, within, text }) => (
          <li key={text}>
            <ScreenLink to={staysPath(name)} className={buttonClass('secondary')} title={within}>
              {name}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </>
  )
}
