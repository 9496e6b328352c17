import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { formatCents } from '../../../domain/money.ts';
import { Button } from '../../../ui/button.tsx';
import { countOf } from '../logic/stay-words.ts';
/** Always in sight: what a night costs, what the chosen ones cost, and the way to book them. */
export function BookingBar({ nightCents, price, onBook }) {
    return (_jsxs("section", { "aria-label": "Booking", className: "sticky bottom-3 z-20 mt-10 flex items-center justify-between gap-4 rounded-card border border-line bg-surface px-5 py-4 shadow-lifted", children: [_jsxs("div", { children: [_jsxs("p", { children: [_jsx("strong", { className: "font-display text-xl font-semibold", children: formatCents(nightCents) }), _jsx("span", { className: "text-muted", children: " / night" })] }), price !== undefined && (_jsxs("p", { className: "text-[0.9375rem]", children: [countOf(price.nights, 'night'), " ", _jsx("span", { "aria-hidden": "true", children: "\u00B7" }), ' ', _jsxs("strong", { className: "font-semibold", children: [formatCents(price.totalCents), " total"] })] }))] }), _jsx(Button, { size: "large", onClick: onBook, children: "Book Now" })] }));
}
