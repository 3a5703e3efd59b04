export const messages = {
  unknownStore: 'This store does not exist.',
  betaCodeWrong: 'Invalid access code.',
  betaCodeRight: 'Access code verified successfully.',
  passwordWrong: 'Password not match. Please try again',
  passwordRight: 'Password verified successfully.',
} as const
