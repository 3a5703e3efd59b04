/** Scope values cannot hold spaces: the documents' "online order" is `online_order`. */
const apiScopes = ['identity', 'online_order', 'loyalty'] as const
const openidScopes = ['openid', 'profile', 'email', 'offline_access'] as const

export const apiScope = apiScopes.join(' ')
export const openidScope = openidScopes.join(' ')
export const scopes: readonly string[] = [...openidScopes, ...apiScopes]
