import { passwordPolicy, type PasswordProblem } from '../accounts/password-policy.ts'

export const signInMessages = {
  wrong: 'That email and password do not match. Check both, or set a new password.',
  incomplete: 'Enter your email and your password.',
  cardNumber:
    'What you typed looks like the number of a payment card, which is not taken here. If it is your password, set a new one.',
  tooManyTitle: 'Too many tries',
  tooMany: (minutes: number) =>
    `To keep the account safe, signing in is paused. Nothing was changed. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  tooManyMails: (minutes: number) =>
    `We have sent several mails already. Look into your inbox and the spam folder, or try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const

export const createAccountMessages = {
  password: {
    'too-short': `Use at least ${passwordPolicy.minLength} characters.`,
    'too-long': `Use at most ${passwordPolicy.maxLength} characters.`,
    'too-common': 'This password is among the first ones people guess. Choose another one.',
    'is-email': 'Choose a password that is not your email.',
  } satisfies Record<PasswordProblem, string>,
  passwordHint: `At least ${passwordPolicy.minLength} characters. Longer is safer; spaces are fine.`,
  email: 'Please Enter a valid email.',
  required: 'Field is Required.',
  name: 'Please enter a valid name.',
  codeWrong: 'That code does not match. Check the newest mail from us.',
  cardNumber: 'This looks like the number of a payment card. Leave it out.',
  cardNumberPassword: 'This looks like the number of a payment card. Choose another password.',
  cardNumberTyped: 'Numbers of payment cards are not taken here. Nothing was saved.',
  codeSpent: 'This code can no longer be used. Create the account again to get a new one.',
} as const

export const problemMessages = {
  expiredTitle: 'This page has expired',
  expired:
    'It was open for too long, or was opened in another browser. Nothing was changed. Start again from the store.',
  foreignTitle: 'That did not come from this page',
  foreign: 'Your browser sent the form from another address, so it was not accepted. Nothing was changed.',
  refusedTitle: 'This request is not valid',
  refused:
    'It did not come from the store in the way it should. Nothing was changed. Go back to the store and try again.',
  cardNumberTitle: 'Numbers of payment cards are not taken here',
  cardNumber: 'What was sent looks like it holds one. Nothing was changed.',
  brokenTitle: 'Something went wrong on our side',
  broken: 'Nothing was changed. Try again in a moment; shopping as a guest keeps working.',
  notFoundTitle: 'There is nothing here',
  notFound: 'This address is only used to sign in to a store. Start from the store you want to visit.',
} as const
