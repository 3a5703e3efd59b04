export const lateDeliveryMessages = {
  loading: 'Loading your addresses',
  failed: 'This step could not be loaded. Nothing that you entered is lost.',
  tryAgain: 'Try again',
} as const
