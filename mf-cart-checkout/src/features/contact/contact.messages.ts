export const contactMessages = {
  check: 'Please check these fields:',
  field: (label: string, message: string) => `${label}: ${message}`,
  continue: 'Continue',
  tryIn: (time: string) => `Try again in ${time}`,
  signInInstead: 'Sign in instead',
  codeSent: (email: string, until: string) => `We sent a code to ${email}. It is valid until ${until}.`,
  codeSentAgain: 'A new code is on its way. Until you have used one, those that we sent before work as well.',
  codeExpired: 'This code has expired. Send a new one to go on.',
  oneTimeCode: 'One-time code',
  sendNew: 'Send a new code',
  sendNewIn: (time: string) => `Send a new code in ${time}`,
  changeDetails: 'Change details',
} as const
