export const deliveryMessages = {
  loading: 'Loading your addresses',
  whereTo: 'Where should it go?',
  newAddress: 'Another address',
  instruction: 'Delivery instruction',
} as const
