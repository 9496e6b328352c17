import { listAccounts, MOST_ACCOUNTS, type NamedAccount } from '@waymark/contract/users/account-calls'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'

async function fetchAccounts(uids: readonly string[], signal: AbortSignal): Promise<NamedAccount[]> {
  const pages = Array.from({ length: Math.ceil(uids.length / MOST_ACCOUNTS) }, (_, page) =>
    uids.slice(page * MOST_ACCOUNTS, (page + 1) * MOST_ACCOUNTS),
  )
  const answers = await Promise.all(
    pages.map((page) => callApi(listAccounts, { query: { ids: page.join(',') } }, { signal })),
  )
  return answers.flat()
}

const inWords = ({ name, email, uid }: NamedAccount): string => {
  const known = name === null || name === '' ? [email] : [name, email !== null && `(${email})`]
  return known.filter(Boolean).join(' ') || uid
}

/** The names of accounts; ids until the names are loaded. */
export function useAccountNames(uids: readonly string[]): (uid: string) => string {
  const asked = [...new Set(uids)].toSorted()
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: ['admin', 'accounts', asked],
      queryFn: ({ signal }) => fetchAccounts(asked, signal),
      enabled: asked.length > 0,
      // A new submission changes the query; known names stay visible meanwhile.
      placeholderData: (known) => known,
    },
    queryClient,
  )
  return (uid) => {
    const account = data?.find((one) => one.uid === uid)
    if (account !== undefined) return inWords(account)
    return data === undefined || isPlaceholderData ? uid : 'an account that is gone'
  }
}
