export { Alert, type AlertProps } from './alert.tsx';
export { RetryAlert } from './retry-alert.tsx';
