import { useEffect, useState } from 'react'
import { reportError } from '../../../shared/api/report-error.ts'
import { isOnline } from '../../../shared/pwa/online.ts'

type StopChecker = (typeof import('../model/stop-faults.ts'))['oddStops']

/** The checker, loaded after the page; undefined until then, and for viewers. */
export function useStopChecker(mayEdit: boolean): StopChecker | undefined {
  const [checker, setChecker] = useState<{ readonly oddStops: StopChecker }>()
  useEffect(() => {
    if (!mayEdit) return
    import('../model/stop-faults.ts').then(setChecker, (error: unknown) => {
      if (isOnline()) reportError(error, 'loading the checker of stops')
    })
  }, [mayEdit])
  return mayEdit ? checker?.oddStops : undefined
}
