import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
export function StaySection({ title, children }) {
    return (_jsxs("section", { className: "mt-8 border-t border-line pt-6", children: [_jsx("h2", { className: "mb-4 text-xl", children: title }), children] }));
}
