export const refusedEditMessages = {
  title: 'Error!',
  age: { title: 'Your age is not verified yet', confirmLabel: 'Verify my age', cancelLabel: 'Not now' },
} as const
