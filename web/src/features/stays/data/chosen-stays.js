import { create } from 'zustand';
import { useNavigation } from '../../../platform/navigation.ts';
import { chosenIn, NOTHING_CHOSEN } from '../logic/chosen-stay.ts';
const useStore = create()(() => ({ byId: {} }));
/** What is chosen of a place: here, or by the address that led here. */
export function useChosenStay(id) {
    const { search } = useNavigation().address;
    return useStore(({ byId }) => byId[id]) ?? chosenIn(search) ?? NOTHING_CHOSEN;
}
export const chooseStay = (id, chosen) => useStore.setState(({ byId }) => ({ byId: { ...byId, [id]: chosen } }));
