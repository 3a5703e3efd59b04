export const serviceWorkerMessages = { ready: 'A new version is ready', reload: 'Reload' } as const
