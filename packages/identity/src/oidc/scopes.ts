/** What the identity API asks of a token. */
export const identityScope = 'identity'
/** Scope values cannot hold spaces: the documents' "online order" is `online_order`. */
const apiScopes = [identityScope, 'online_order', 'loyalty'] as const
const openidScopes = ['openid', 'profile', 'email', 'offline_access'] as const

export const apiScope = apiScopes.join(' ')
export const openidScope = openidScopes.join(' ')
export const scopes: readonly string[] = [...openidScopes, ...apiScopes]
