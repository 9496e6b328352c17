import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { useEffect, useRef } from 'react';
import { messageFor } from '../../../platform/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
/** How far below the window the end of the list may be when more is fetched. */
const AHEAD = '0px 0px 800px';
/** Fetches more as soon as the end of the list comes near, or on a press. */
export function LoadMore({ loading, error, onMore }) {
    const end = useRef(null);
    const isWaiting = !loading && error === null;
    useEffect(() => {
        if (!isWaiting || end.current === null || typeof IntersectionObserver !== 'function')
            return undefined;
        const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore(), {
            rootMargin: AHEAD,
        });
        observer.observe(end.current);
        return () => observer.disconnect();
    }, [isWaiting, onMore]);
    return (_jsxs("div", { ref: end, className: "mt-8 flex flex-col items-center gap-4", children: [error !== null && _jsx(FormError, { children: messageFor(error, 'Failed to fetch accommodations') }), _jsx(Button, { variant: "secondary", pending: loading, onClick: onMore, children: loading ? 'Loading more' : 'Load more' })] }));
}
