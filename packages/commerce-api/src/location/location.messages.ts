export const messages = { locationNotFound: 'This store does not exist.' } as const
