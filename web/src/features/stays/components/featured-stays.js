import { jsx as _jsx } from "react/jsx-runtime";
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFeaturedStays } from '../data/use-featured-stays.ts';
import { FetchFailed } from './fetch-failed.tsx';
import { StayCards, StayPlaceholders } from './stay-cards.tsx';
const PLACEHOLDERS = 3;
export function FeaturedStays() {
    const { data, error, isFetching, refetch } = useFeaturedStays();
    if (data === undefined) {
        if (error !== null && !isFetching) {
            return _jsx(FetchFailed, { title: "Failed to fetch accommodations", error: error, onRetry: () => void refetch() });
        }
        return _jsx(StayPlaceholders, { count: PLACEHOLDERS, label: "Loading featured properties" });
    }
    if (data.length === 0) {
        return (_jsx(EmptyState, { title: "No featured properties available", description: "Check back later for featured accommodations." }));
    }
    return _jsx(StayCards, { stays: data });
}
