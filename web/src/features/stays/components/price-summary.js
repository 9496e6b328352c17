import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { formatCents } from '../../../domain/money.ts';
export function PriceSummary({ nightCents, price }) {
    const rows = [
        ['Price per night', formatCents(nightCents)],
        ['Nights', price === undefined ? 'Choose dates' : String(price.nights)],
    ];
    return (_jsxs("dl", { "aria-label": "Price", "aria-live": "polite", className: "rounded-card bg-sunken px-4 py-3", children: [rows.map(([name, value]) => (_jsxs("div", { className: "flex justify-between gap-4 py-1 text-[0.9375rem]", children: [_jsx("dt", { className: "text-muted", children: name }), _jsx("dd", { children: value })] }, name))), _jsxs("div", { className: "mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold", children: [_jsx("dt", { children: "Total" }), _jsx("dd", { children: price === undefined ? '–' : formatCents(price.totalCents) })] })] }));
}
