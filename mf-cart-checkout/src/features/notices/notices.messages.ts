export const noticesMessages = {
  title: 'Your cart has changed',
  close: 'Ok, got it',
  closeFailed: 'This could not be saved. Please try again.',
  qty: (title: string, now: number, before: number) => `${title}: ${now} instead of ${before}`,
  price: (title: string, now: string, before: string) => `${title}: ${now} instead of ${before}`,
} as const
