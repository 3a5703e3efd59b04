export const ageVerificationMessages = {
  sessionUnknown: 'This age verification does not exist or has ended. Please start again.',
  unreachable: 'The age verification cannot be reached. Nothing was lost; please try again in a moment.',
  mismatch: 'What the age verification found differs from what you have entered.',
  otherSession: 'The header and the body name different age verifications.',
} as const
