import {
  acceptTripLink,
  changeTripMember,
  createTripLink,
  getTripInvitation,
  listTripLinks,
  removeTripMember,
  revokeTripLink,
  tripCalendarAddress,
} from '@waymark/contract/trips/trip-link'
import type { ResponseOf } from '@waymark/contract/endpoint'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { joinPath, sharedTripPath } from '../../../config/paths.ts'
import { callApi } from '../../../shared/api/api-client.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import type { LinkRole } from '../model/link-words.ts'

// api: who is let in is the server's to decide.

export type ListedLink = ResponseOf<typeof listTripLinks>[number]
export type Invitation = ResponseOf<typeof getTripInvitation>

const linksOf = (id: string) =>
  queryOptions({
    queryKey: ['trip-links', id],
    queryFn: ({ signal }) => callApi(listTripLinks, { params: { id } }, { signal }),
  })

/** The links to a trip that work, for its owner; asked for each time that they are shown. */
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

/** @returns the address, which nobody can ask for again */
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

/** Takes a member out; with the own uid one leaves. */
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

/** @returns the id of the trip that one is on now */
export async function acceptInvitation(token: string): Promise<string> {
  const { tripId } = await callApi(acceptTripLink, { body: { token } })
  return tripId
}
