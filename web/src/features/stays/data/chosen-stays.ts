import { create } from 'zustand'
import { useNavigation } from '../../../shared/navigation/navigation.ts'
import { chosenIn, NOTHING_CHOSEN, type ChosenStay } from '../model/chosen-stay.ts'

/** Owns what has been chosen of each place since the page was loaded. */
interface ChosenStays {
  readonly byId: Readonly<Record<string, ChosenStay>>
}

const useStore = create<ChosenStays>()(() => ({ byId: {} }))

/** What is chosen of a place: here, or by the address that led here. */
export function useChosenStay(id: string): ChosenStay {
  const { search } = useNavigation().address
  return useStore(({ byId }) => byId[id]) ?? chosenIn(search) ?? NOTHING_CHOSEN
}

export const chooseStay = (id: string, chosen: ChosenStay): void =>
  useStore.setState(({ byId }) => ({ byId: { ...byId, [id]: chosen } }))
