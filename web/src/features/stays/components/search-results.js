import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useStaySearch } from '../data/use-stay-search.ts';
import { countOf } from '../logic/stay-words.ts';
import { FetchFailed } from './fetch-failed.tsx';
import { LoadMore } from './load-more.tsx';
import { StayCards, StayPlaceholders } from './stay-cards.tsx';
const PLACEHOLDERS = 6;
export function SearchResults({ location, category }) {
    const search = useStaySearch({ location, category });
    const { stays, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = search;
    if (stays === undefined) {
        if (error !== null && !search.isFetching) {
            return _jsx(FetchFailed, { title: "Failed to fetch accommodations", error: error, onRetry: () => void refetch() });
        }
        return _jsx(StayPlaceholders, { count: PLACEHOLDERS, label: "Searching accommodations" });
    }
    if (stays.length === 0) {
        return (_jsx(EmptyState, { title: "No accommodations found", description: "Try adjusting your search criteria or browse our featured properties." }));
    }
    return (_jsxs(_Fragment, { children: [_jsxs("output", { className: "sr-only", children: [countOf(stays.length, 'accommodation'), hasNextPage && ', and more'] }), _jsx(StayCards, { stays: stays }), hasNextPage && (_jsx(LoadMore, { loading: isFetchingNextPage, error: error, onMore: () => void fetchNextPage({ cancelRefetch: false }) }))] }));
}
