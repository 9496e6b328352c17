import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { MapPin, Users } from 'lucide-react';
import { stayPath } from '../../../config/paths.ts';
import { formatCents } from '../../../domain/money.ts';
import { Picture } from '../../../domain/picture.tsx';
import { ScreenLink } from '../../../domain/screen-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { CATEGORY_NAMES, countOf, nightCentsOf } from '../logic/stay-words.ts';
import { CardAmenities } from './card-amenities.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { Rating } from './rating.tsx';
const PICTURE_CLASS = 'aspect-3/2 w-full object-cover';
/** As wide as the columns of the grid of cards make it. */
const PICTURE_SIZES = '(width < 640px) 100vw, (width < 1280px) 50vw, 22rem';
export function StayCard({ stay, first }) {
    const { name, category, images, featured } = stay;
    return (_jsxs("article", { className: "relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted", children: [_jsx(Picture, { url: images[0], alt: "", sizes: PICTURE_SIZES, first: first, className: `${PICTURE_CLASS} bg-sunken`, fallback: _jsx(CategoryIcon, { category: category, className: PICTURE_CLASS }) }), featured && (_jsx(Badge, { tone: "accent", className: "absolute top-3 left-3 shadow-card", children: "Featured" })), _jsxs("div", { className: "flex flex-1 flex-col gap-2 p-5 text-[0.9375rem]", children: [_jsx("h2", { dir: "auto", className: "text-lg", children: _jsx(ScreenLink, { to: stayPath(stay.id), state: { openedHere: true }, className: "line-clamp-2 after:absolute after:inset-0 after:rounded-card", children: name }) }), _jsxs("p", { className: "flex items-center gap-1.5 text-muted", children: [_jsx(MapPin, { "aria-hidden": "true", className: "size-4 shrink-0" }), _jsx("span", { dir: "auto", className: "truncate", children: stay.location })] }), _jsx("p", { children: _jsx(Rating, { ...stay }) }), _jsxs("div", { className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-1", children: [_jsxs("p", { className: "flex items-center gap-1.5 text-muted", children: [_jsx(Users, { "aria-hidden": "true", className: "size-4 shrink-0" }), "Up to ", countOf(stay.maxGuests, 'guest')] }), _jsx(CardAmenities, { amenities: stay.amenities })] }), _jsxs("div", { className: "mt-auto flex items-end justify-between gap-3 pt-2", children: [_jsxs("p", { children: [_jsx("strong", { className: "font-display text-xl font-semibold", children: formatCents(nightCentsOf(stay)) }), _jsx("span", { className: "text-muted", children: " / night" })] }), _jsx(Badge, { children: CATEGORY_NAMES[category] })] })] })] }));
}
