import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { Star } from 'lucide-react';
import { countOf, ratingText } from '../logic/stay-words.ts';
/** The rating with the number of reviews: '4.7 (31 reviews)'. */
export function Rating({ rating, reviewCount }) {
    const text = ratingText(rating);
    if (text === undefined)
        return _jsx("span", { className: "text-muted", children: "No reviews yet" });
    return (_jsxs("span", { className: "inline-flex items-center gap-1.5 whitespace-nowrap", children: [_jsx(Star, { "aria-hidden": "true", className: "size-4 fill-current text-warning" }), _jsxs("span", { children: [_jsx("span", { className: "sr-only", children: "Rated " }), _jsx("strong", { className: "font-semibold", children: text }), ' ', _jsxs("span", { className: "text-muted", children: ["(", countOf(reviewCount, 'review'), ")"] })] })] }));
}
