/** Name of the query parameter with which a link, or the mobile app, brings a check back (spec 1 §4). */
export const SESSION_PARAMETER = 'avSessionId'

/** The check that an address names, and the address without it. */
export function linkedSession({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const query = new URLSearchParams(search)
  const sessionId = query.get(SESSION_PARAMETER)
  if (sessionId === null) return undefined
  query.delete(SESSION_PARAMETER)
  return { sessionId, address: `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}` }
}
