const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Whether a host, as in the header, is this machine, where plain HTTP is allowed. */
export const isLocalHost = (host: string): boolean => LOCAL_HOST.test(host)
