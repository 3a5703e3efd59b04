export const messages = { discountNotFound: 'This offer does not exist or has ended.' } as const
