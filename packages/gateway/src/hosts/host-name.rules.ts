const HOST = /^((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?::(\d{1,5}))?$/

/**
 * The host name that a request is for, in lower case and without port. `undefined` for anything but one plain name
 * with no port or the port that browsers see: such a request has no tenant (T3).
 */
export function hostNameOf(rawHeaders: readonly string[], publicPort: number): string | undefined {
  const values = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  const [value] = values
  if (value === undefined || values.length > 1 || value.length > 259) return undefined
  const [, name, port] = HOST.exec(value.toLowerCase()) ?? []
  if (port !== undefined && Number(port) !== publicPort) return undefined
  return name
}
