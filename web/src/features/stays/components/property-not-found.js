import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import { paths } from '../../../config/paths.ts';
import { ScreenLink } from '../../../domain/screen-link.tsx';
import { messageFor } from '../../../platform/api-error.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Compass } from '../../../ui/compass.tsx';
/** Stands where a place could not be shown: there is none, or it could not be fetched. */
export function PropertyNotFound({ failure, onRetry }) {
    return (_jsxs("div", { role: failure && 'alert', className: "mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center", children: [_jsx(Compass, { className: "mb-6 w-28" }), _jsx("h1", { className: "text-2xl", children: failure ? 'Failed to fetch accommodation' : 'Property Not Found' }), _jsx("p", { className: "mt-2 text-muted", children: failure
                    ? messageFor(failure, 'Please try again.')
                    : 'This place is not there, or is not offered any more. There are others.' }), _jsxs("div", { className: "mt-6 flex flex-wrap justify-center gap-2.5", children: [failure && _jsx(Button, { onClick: onRetry, children: "Try again" }), _jsx(ScreenLink, { to: paths.accommodations, className: buttonClass(failure ? 'secondary' : 'primary'), children: "Back to Search" })] })] }));
}
