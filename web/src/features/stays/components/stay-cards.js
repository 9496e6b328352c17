import { jsx as _jsx } from "react/jsx-runtime";
import { LoadingRegion } from '../../../ui/loading-region.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StayCard } from './stay-card.tsx';
const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';
/** The first row of a wide screen. */
const IN_SIGHT = 3;
export function StayCards({ stays }) {
    return (_jsx("ul", { className: GRID, children: stays.map((stay, index) => (_jsx("li", { className: "min-w-0", children: _jsx(StayCard, { stay: stay, first: index < IN_SIGHT }) }, stay.id))) }));
}
/** As many cards that are still loading. */
export function StayPlaceholders({ count, label }) {
    return (_jsx(LoadingRegion, { label: label, children: _jsx("div", { className: GRID, children: Array.from({ length: count }, (_, number) => (_jsx(Skeleton, { className: "h-104 rounded-card" }, number))) }) }));
}
