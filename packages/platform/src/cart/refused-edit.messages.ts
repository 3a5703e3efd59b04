export const refusedEditMessages = {
  title: 'Error!',
  signIn: { title: 'Sign in to shop here', confirmLabel: 'Sign in', cancelLabel: 'Not now' },
  age: { title: 'Your age is not verified yet', confirmLabel: 'Verify my age', cancelLabel: 'Not now' },
} as const
