export const placingMessages = {
  goTo: (step: string) => `Go to ${step}`,
  recentOrder: (orderNumber: string) => `See your order #${orderNumber}`,
  verifyAge: 'Verify my age',
} as const
