import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { Bath, BedDouble, MapPin, Users } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { CATEGORY_NAMES, countOf } from '../logic/stay-words.ts';
import { Amenities } from './amenities.tsx';
import { Rating } from './rating.tsx';
import { StaySection } from './stay-section.tsx';
const NO_DESCRIPTION = 'No description available for this property yet.';
function Facts({ bedrooms, bathrooms, maxGuests }) {
    const facts = [
        { Icon: BedDouble, text: countOf(bedrooms ?? 1, 'bedroom') },
        { Icon: Bath, text: countOf(bathrooms ?? 1, 'bathroom') },
        { Icon: Users, text: `Up to ${countOf(maxGuests, 'guest')}` },
    ];
    return (_jsx("ul", { className: "mt-5 flex flex-wrap gap-x-7 gap-y-3", children: facts.map(({ Icon, text }) => (_jsxs("li", { className: "flex items-center gap-2.5", children: [_jsx(Icon, { "aria-hidden": "true", className: "size-5 text-accent-ink" }), text] }, text))) }));
}
function GoodToKnow({ stay }) {
    const rows = [
        ['Address', stay.address],
        ['Check-in', stay.checkInTime],
        ['Check-out', stay.checkOutTime],
        ['Cancellation', stay.cancellationPolicy],
        ...Object.entries(stay.policies).map(([name, rule]) => [`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, rule]),
    ].filter(([, value]) => value !== '');
    if (rows.length === 0)
        return null;
    return (_jsx(StaySection, { title: "Good to know", children: _jsx("dl", { className: "grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]", children: rows.map(([name, value]) => (_jsxs("div", { className: "contents", children: [_jsx("dt", { className: "text-muted max-sm:-mb-2", children: name }), _jsx("dd", { dir: "auto", className: "whitespace-pre-line [overflow-wrap:anywhere]", children: value })] }, name))) }) }));
}
/** Everything about a place but its pictures and its price. */
export function AboutStay({ stay }) {
    return (_jsxs(_Fragment, { children: [_jsxs("header", { className: "mt-6", children: [_jsxs("div", { className: "flex flex-wrap gap-2", children: [_jsx(Badge, { children: CATEGORY_NAMES[stay.category] }), stay.featured && _jsx(Badge, { tone: "accent", children: "Featured" })] }), _jsx("h1", { dir: "auto", className: "mt-3 text-3xl sm:text-4xl", children: stay.name }), _jsxs("p", { className: "mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5", children: [_jsx(Rating, { ...stay }), _jsxs("span", { className: "flex items-center gap-1.5 text-muted", children: [_jsx(MapPin, { "aria-hidden": "true", className: "size-4 shrink-0" }), _jsx("span", { dir: "auto", children: stay.location })] })] }), _jsx(Facts, { ...stay })] }), _jsx(StaySection, { title: "About this place", children: _jsx("p", { dir: "auto", className: "max-w-3xl whitespace-pre-line text-muted [overflow-wrap:anywhere]", children: stay.description === '' ? NO_DESCRIPTION : stay.description }) }), stay.amenities.length > 0 && (_jsx(StaySection, { title: "Amenities", children: _jsx(Amenities, { amenities: stay.amenities }) })), _jsx(GoodToKnow, { stay: stay })] }));
}
