export const placingMessages = {
  goTo: (step: string) => `Go to ${step}`,
  verifyAge: 'Verify my age',
} as const
