import {
  acceptTripLink,
  changeTripMember,
  createTripLink,
  getTripInvitation,
  listTripLinks,
  removeTripMember,
  revokeTripLink,
  tripCalendarAddress,
} from '@waymark/contract/trips/trip-link-calls'
import type { ResponseOf } from '@waymark/contract/endpoint'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { joinPath, sharedTripPath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import type { LinkRole } from '../model/link-words.ts'

// api: the server decides who becomes a member.

export type ListedLink = ResponseOf<typeof listTripLinks>[number]
export type Invitation = ResponseOf<typeof getTripInvitation>

const linksOf = (id: string) =>
  queryOptions({
    queryKey: ['trip-links', id],
    queryFn: ({ signal }) => callApi(listTripLinks, { params: { id } }, { signal }),
  })

/** The trip's valid links, for its owner; always fetched again. */
export const useTripLinks = (id: string) => useQuery({ ...linksOf(id), refetchOnMount: 'always' }, queryClient)

const refreshLinks = (id: string): Promise<void> => queryClient.invalidateQueries({ queryKey: linksOf(id).queryKey })

interface LinkWish {
  readonly role: LinkRole
  readonly isSingleUse: boolean
  readonly expiresInDays: number
}

const ADDRESS_OF: Readonly<Record<LinkRole, (token: string) => string>> = {
  editor: joinPath,
  viewer: joinPath,
  public: sharedTripPath,
  calendar: tripCalendarAddress,
}

/** @returns the URL, which cannot be retrieved again */
export async function makeLink(id: string, body: LinkWish): Promise<string> {
  const { token } = await callApi(createTripLink, { params: { id }, body })
  await refreshLinks(id)
  return location.origin + ADDRESS_OF[body.role](token)
}

export async function revokeLink(id: string, linkId: string): Promise<void> {
  await callApi(revokeTripLink, { params: { id, linkId } })
  await refreshLinks(id)
}

export async function changeRole(id: string, uid: string, role: 'editor' | 'viewer'): Promise<void> {
  await callApi(changeTripMember, { params: { id, uid }, body: { role } })
}

/** Removes a member; with the user's own uid, leaves the trip. */
export async function removeMember(id: string, uid: string): Promise<void> {
  await callApi(removeTripMember, { params: { id, uid } })
}

export const useInvitation = (token: string) =>
  useQuery(
    {
      queryKey: ['invitation', token],
      queryFn: ({ signal }) => callApi(getTripInvitation, { params: { token } }, { signal }),
      refetchOnMount: 'always',
    },
    queryClient,
  )

/** @returns the id of the joined trip */
export async function acceptInvitation(token: string): Promise<string> {
  const { tripId } = await callApi(acceptTripLink, { body: { token } })
  return tripId
}
