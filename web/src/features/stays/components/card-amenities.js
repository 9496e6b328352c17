import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { CircleParking, Coffee, WavesLadder, Wifi } from 'lucide-react';
import { amenityName, cardAmenities } from '../logic/stay-words.ts';
const ICONS = {
    wifi: Wifi,
    parking: CircleParking,
    breakfast: Coffee,
    pool: WavesLadder,
};
export function CardAmenities({ amenities }) {
    const shown = cardAmenities(amenities);
    if (shown.length === 0)
        return null;
    return (_jsx("ul", { "aria-label": "Amenities", className: "flex gap-3 text-muted", children: shown.map((word) => {
            const Icon = ICONS[word];
            return (_jsxs("li", { title: amenityName(word), children: [Icon !== undefined && _jsx(Icon, { "aria-hidden": "true", className: "size-4.5" }), _jsx("span", { className: "sr-only", children: amenityName(word) })] }, word));
        }) }));
}
