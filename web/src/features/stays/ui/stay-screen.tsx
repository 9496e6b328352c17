import { lastIdIn } from '../../../config/paths.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { OpenedStay } from './opened-stay.tsx'
import { PropertyNotFound } from './property-not-found.tsx'
import { StayLoading } from './stay-loading.tsx'
import { prefetchStay, useStay } from '../data/use-stay.ts'

const saysThereIsNone = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'not-found' || error.code === 'invalid-argument')

const idIn = (pathname: string): string => lastIdIn(pathname) ?? ''

export const prefetch = ({ pathname }: Pick<Location, 'pathname'>): Promise<void> => prefetchStay(idIn(pathname))

export function StayScreen() {
  const { pathname } = useNavigation().address
  const { data, error, isFetching, refetch } = useStay(idIn(pathname))
  if (data !== undefined) return <OpenedStay key={data.id} stay={data} />
  if (error === null || isFetching) return <StayLoading />
  return <PropertyNotFound failure={saysThereIsNone(error) ? undefined : error} onRetry={() => void refetch()} />
}
