export const loyaltyMessages = {
  noProgram: 'This store has no loyalty program.',
  unreachable: 'The loyalty program cannot be reached. Your points are safe; please try again in a moment.',
} as const
