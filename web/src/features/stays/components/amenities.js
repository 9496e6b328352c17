import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { AirVent, Check, CircleParking, Coffee, CookingPot, Dumbbell, Heater, Tv, WashingMachine, WavesLadder, Wifi, } from 'lucide-react';
import { amenityName } from '../logic/stay-words.ts';
const ICONS = {
    wifi: Wifi,
    parking: CircleParking,
    breakfast: Coffee,
    pool: WavesLadder,
    gym: Dumbbell,
    kitchen: CookingPot,
    airconditioning: AirVent,
    heating: Heater,
    washer: WashingMachine,
    tv: Tv,
};
export function Amenities({ amenities }) {
    return (_jsx("ul", { className: "grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4", children: amenities.map((word) => {
            const Icon = ICONS[word] ?? Check;
            return (_jsxs("li", { className: "flex min-w-0 items-center gap-2.5", children: [_jsx(Icon, { "aria-hidden": "true", className: "size-5 shrink-0 text-accent-ink" }), _jsx("span", { className: "min-w-0 [overflow-wrap:anywhere]", children: amenityName(word) })] }, word));
        }) }));
}
