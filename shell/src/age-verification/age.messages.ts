import type { AgeFailure } from '@aisle/contract'

export const ageMessages = {
  pageTitle: 'Are you old enough?',
  hides: 'This store hides age-restricted products until your age is verified.',
  why: 'The law lets some of what is sold here be shown and sold to adults only. An identity service checks your document once; you can shop for 3 days after that, or as long as you like with an account.',
  privacy: 'Your name and date of birth are used for this check alone and are not kept in this browser.',
  verify: 'Verify my age',
  goOn: 'Go on with the age check',
  signIn: 'Sign in',
  signInHint: 'Already verified with an account? Sign in, and you are not asked again.',
  others: 'Without an age check',
  findStore: 'Find a store',
  customerService: 'Customer service',
  cart: 'Your cart',

  noteTitle: 'Your age is not verified yet.',
  note: 'You can order age-restricted products once your age is verified.',

  verified: 'Age Verified Successfully.',

  infoTitle: 'Verify your age',
  infoText: 'Write your name and date of birth as they stand in your identity document.',
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  dobHint: 'Month, day and year: MM/DD/YYYY',
  goAhead: 'Continue',
  cancel: 'Cancel',
  required: 'Field is Required.',

  checkTitle: 'Age verification',
  checking: 'Wait while we verify your age!',

  mismatchTitle: 'This differs from your document',
  mismatchText: 'The age check found something else than what you wrote for:',
  mismatchQuestion: 'Continue if the document is right. Cancel to end this check and begin again.',
  fields: { firstName: 'First name', lastName: 'Last name', dob: 'Date of birth' },

  failedTitle: 'Your age could not be verified',
  failures: {
    refused:
      'The age check did not confirm that you are old enough to shop here. You can try again with your document.',
    unreachable: 'The age check cannot be reached right now. Your cart is safe. Please try again in a moment.',
    'too-many': 'Too many age checks were begun. Please wait a while, and then try again.',
    foreign:
      'This link is from an age check that was not begun in this browser, or that has ended. Begin a new one here.',
  } satisfies Record<AgeFailure, string>,
  tryAgain: 'Try again',
  close: 'Close',

  signUpTitle: 'Keep this with an account?',
  signUpText: 'Your age is verified in this browser for 3 days. With an account it stays verified on all your devices.',
  signUp: 'Sign in or create an account',
  notNow: 'Not now',
} as const
