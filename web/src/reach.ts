// Who can open an address.

/** Whether a name means this machine, for whoever says it. */
export const onlyHere = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(host);
