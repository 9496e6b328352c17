import { jsx as _jsx } from "react/jsx-runtime";
import { Building2, Hotel, House, TreePine } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
const ICONS = {
    hotel: Hotel,
    apartment: Building2,
    villa: House,
    cabin: TreePine,
};
/** Stands where a place has no picture. */
export function CategoryIcon({ category, className }) {
    const Icon = ICONS[category];
    return (_jsx("div", { className: classNames('grid place-items-center bg-accent-soft text-accent-ink', className), children: _jsx(Icon, { "aria-hidden": "true", className: "size-14", strokeWidth: 1.4 }) }));
}
