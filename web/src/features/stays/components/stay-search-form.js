import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { LIMITS } from '@waymark/contract/limits';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
const PLACEHOLDER = 'Search hotels, cities, or destinations...';
/** How long nothing is typed until the search begins. */
const PAUSE_MS = 400;
export function StaySearchForm({ location, onSearch }) {
    const [entered, setEntered] = useState(location);
    const [searched, setSearched] = useState(location);
    // Going back leads to another search; what is just being typed stays.
    if (location !== searched) {
        setSearched(location);
        if (entered.trim() !== location)
            setEntered(location);
    }
    const wanted = entered.trim();
    useEffect(() => {
        if (wanted === location)
            return undefined;
        const timer = setTimeout(() => onSearch(wanted), PAUSE_MS);
        return () => clearTimeout(timer);
    }, [wanted, location, onSearch]);
    return (_jsx("search", { children: _jsxs("form", { className: "flex max-w-2xl gap-2.5", onSubmit: (event) => {
                event.preventDefault();
                if (wanted !== location)
                    onSearch(wanted);
            }, children: [_jsxs("div", { className: "relative min-w-0 flex-1", children: [_jsx(Search, { "aria-hidden": "true", className: "pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" }), _jsx(Input, { type: "search", enterKeyHint: "search", "aria-label": "Search accommodations", placeholder: PLACEHOLDER, autoComplete: "off", maxLength: LIMITS.place, value: entered, onChange: (event) => setEntered(event.target.value), className: "!pl-11.5 shadow-card" })] }), _jsx(Button, { type: "submit", className: "!min-h-12", children: "Search" })] }) }));
}
