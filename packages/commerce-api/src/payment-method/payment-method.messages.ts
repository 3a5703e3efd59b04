export const messages = { paymentMethodNotFound: 'This payment method does not exist.' } as const
