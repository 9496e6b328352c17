import { create } from 'zustand'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { chosenIn, NOTHING_CHOSEN, type ChosenStay } from '../model/chosen-stay.ts'

/** Dates and guests chosen for each stay since the page was loaded. */
interface ChosenStays {
  readonly byId: Readonly<Record<string, ChosenStay>>
}

const useStore = create<ChosenStays>()(() => ({ byId: {} }))

/** The choice for a stay: made here, or from the URL that led here. */
export function useChosenStay(id: string): ChosenStay {
  const { search } = useNavigation().address
  return useStore(({ byId }) => byId[id]) ?? chosenIn(search) ?? NOTHING_CHOSEN
}

export const chooseStay = (id: string, chosen: ChosenStay): void =>
  useStore.setState(({ byId }) => ({ byId: { ...byId, [id]: chosen } }))
