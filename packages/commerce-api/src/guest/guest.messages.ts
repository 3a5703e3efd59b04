export const guestMessages = {
  /** As the specification has it (spec 1 §8). */
  otpFailed: 'An error occurred while requesting OTP. Please try again later.',
  wrongCode: 'This code is not right. Please look again.',
  tooManyTries: 'This code was tried too often. Please ask for a new one.',
  noCode: 'This code is no longer valid. Please ask for a new one.',
  guestUnknown: 'This guest does not exist.',
} as const
