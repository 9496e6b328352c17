import { jsx as _jsx } from "react/jsx-runtime";
import { messageFor } from '../../../platform/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
export function FetchFailed({ title, error, onRetry }) {
    const message = messageFor(error, 'Please try again.');
    return _jsx(ErrorState, { title: title, description: message === title ? 'Please try again.' : message, onRetry: onRetry });
}
