/** Texts of the sign-up as a customer (spec 1 §5, §8). */
export const signUpMessages = {
  title: 'Finish your account',
  text: 'You are signed in. To use this page the store needs your consent to open a customer account.',
  firstName: 'First name',
  lastName: 'Last name',
  consent: ['I agree to the ', 'Terms of Service', ' and ', 'Privacy Policy'],
  required: 'You must agree to our Terms of Service and Privacy Policy.',
  failed: 'Something went wrong!',
  open: 'Open my account',
  notNow: 'Not now',
} as const
